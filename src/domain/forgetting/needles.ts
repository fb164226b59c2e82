import { contactKeys, type Contact } from '../audiences/contact.ts';
import { fold } from '../core/format.ts';
import type { Stored } from './cited.ts';

/* Finds a person in texts that others wrote. */

/** Replaces words that named them: never longer than those were. */
export const GONE = '[…]';

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}/]/g, String.raw`\$&`);

/** Returns a pattern for a number with any separators, and with any prefix before its last ten figures. */
function phonePattern(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  const gap = String.raw`[\s()‑–—-]*`;
  const isRussian = digits.length === 11 && digits.startsWith('7');
  const own = [...(isRussian ? digits.slice(1) : digits)].join(gap);
  return isRussian ? `(?:\\+?[78]${gap})?\\(?${own}` : `\\+?${own}`;
}

/** Names of one word are everybody's. */
const isTelling = (name: string): boolean => /\S\s+\S/u.test(name.trim());

/** Signs of a passage that is known again: a shorter one is said by many. */
const TELLING = 12;

/** Whom texts may name, and what they said. */
export interface Known {
  readonly contacts: readonly Contact[];
  readonly names: readonly string[];
  /** Their words, as they were quoted. */
  readonly passages: readonly string[];
}

/** Other people: traits shared with them identify no one. */
export interface Others {
  readonly addresses: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly codeNames: ReadonlySet<string>;
}

/** The others of a company, as its records name them. */
export function othersOf(
  rows: readonly Stored[],
  isForgotten: (listId: string, key: string) => boolean,
  people: ReadonlySet<string>,
): Others {
  const addresses = new Set<string>();
  const names = new Set<string>();
  const codeNames = new Set<string>();
  for (const row of rows) {
    if (row.kind === 'participant' && !people.has(row.record.id)) {
      names.add(fold(row.record.name.trim()));
      codeNames.add(fold(row.record.codeName.trim()));
    }
    if (row.kind !== 'contactList') continue;
    for (const [key, contact] of Object.entries(row.record.contacts)) {
      if (isForgotten(row.record.id, key)) continue;
      names.add(fold(contact.name.trim()));
      for (const address of contactKeys(contact)) addresses.add(address);
    }
  }
  return { addresses, names, codeNames };
}

/** Returns a pattern that finds a person in a text; null for a person without identifying traits. */
export function needleOf({ contacts, names, passages }: Known, others: Others): RegExp | null {
  const found = new Set<string>();
  for (const { phones, emails, telegram } of contacts) {
    for (const phone of phones) if (!others.addresses.has(`phone:${phone}`)) found.add(phonePattern(phone));
    for (const mail of emails) if (!others.addresses.has(`email:${mail}`)) found.add(escaped(mail));
    if (telegram !== '' && !others.addresses.has(`telegram:${telegram.toLowerCase()}`))
      found.add(`(?:@|t\\.me/)${escaped(telegram)}`);
  }
  for (const name of [...contacts.map((one) => one.name), ...names]) {
    const words = name.trim().split(/\s+/u);
    if (isTelling(name) && !others.names.has(fold(name.trim()))) found.add(words.map(escaped).join(String.raw`\s+`));
  }
  for (const passage of passages) {
    const words = passage.trim();
    if (words.length >= TELLING && isTelling(words)) found.add(escaped(words));
  }
  // The longest first: what holds another is taken whole.
  const all = [...found].toSorted((a, b) => b.length - a.length);
  return all.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** A value without what a needle finds in its texts; the same one where nothing was found. */
export function without(value: unknown, needle: RegExp): unknown {
  if (typeof value === 'string') {
    const left = value.replace(needle, GONE);
    return left === value ? value : left;
  }
  if (Array.isArray(value)) {
    const left = value.map((one) => without(one, needle));
    return left.every((one, at) => one === value[at]) ? value : left;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const left = entries.map(([key, one]) => [key, without(one, needle)] as const);
  return left.every(([, one], at) => one === entries[at]?.[1]) ? value : Object.fromEntries(left);
}
