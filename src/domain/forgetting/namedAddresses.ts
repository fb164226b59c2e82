import { contactKeys } from '../audiences/contact.ts';
import { isEmail } from '../core/email.ts';
import { readPhones } from '../core/phone/phone.ts';
import { cleaned } from '../core/phone/contactText.ts';
import { readMarkedTelegram } from '../core/telegram.ts';
import type { Stored } from './cited.ts';
import { ownLabels, ownParts } from './shared.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** Addresses in a line, by their keys ({@link contactKeys}). */
export function keysIn(line: string): readonly string[] {
  const phones = readPhones(line);
  const nicks = readMarkedTelegram(line);
  return [
    ...contactKeys({
      phones: 'values' in phones ? phones.values : [],
      emails: cleaned(line).split(/[\s,;<>()"«»]+/).map((word) => word.replace(/[.!?:]+$/, '')).filter((word) => isEmail(word)),
      telegram: '',
    }),
    ...(nicks && 'values' in nicks ? nicks.values : []).flatMap((telegram) => contactKeys({ phones: [], emails: [], telegram })),
  ];
} // prettier-ignore

/**
 * Returns addresses that some participants named in their own words, by their keys ({@link contactKeys}): theirs, or another
 * person's.
 */
export function namedAddresses(rows: readonly Stored[], participants: ReadonlySet<string>): ReadonlySet<string> {
  const spoken = new Map<string, Parameters<typeof ownParts>[1]>();
  for (const { kind, record } of rows) {
    if (kind !== 'material') continue;
    const own = ownLabels(record, participants);
    if (own.length > 0) spoken.set(record.id, { speakers: record.speakers, own, known: NOBODY });
  }
  return new Set(
    rows.flatMap(({ kind, record }) => {
      const speaking = kind === 'materialText' ? spoken.get(record.id) : undefined;
      if (kind !== 'materialText' || !speaking) return [];
      const { text } = record;
      return ownParts(record, speaking).flatMap(({ bodyStart, end }) =>
        text.slice(bodyStart, end).split('\n').flatMap(keysIn),
      );
    }),
  );
}
