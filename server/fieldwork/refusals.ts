import { and, eq, inArray, isNotNull } from 'drizzle-orm';

import { contactKeys, personKeys, type Contact } from '../../src/domain/audiences/contact.ts';
import { liftedOn } from '../../src/domain/audiences/consent/keptRefusal.ts';
import { normaliseTelegram } from '../../src/domain/core/telegram.ts';
import type { Conversation } from '../../src/domain/fieldwork/path.ts';
import { questionOf, type Script } from '../../src/domain/fieldwork/script.ts';
import { keysIn } from '../../src/domain/forgetting/namedAddresses.ts';
import type { Transaction } from '../db/database.ts';
import { refusalPrint, respondent } from '../db/tables/fieldwork.ts';
import { addressPrinter } from '../erasures/addressPrints.ts';

/*
 * A refusal outlives its contact (R448): people erase a contact and import it again from an old file. Who refused, withdrew or was
 * forgotten is known by prints of the addresses that they were invited by, and whose contact is gone since, by those of the contact
 * (R464); no address is kept.
 */

/** What somebody said in an interview, as its row holds it. */
interface SaidInRow {
  readonly script: Script;
  readonly conversation: Pick<Conversation, 'said'>;
  /** Prints of the addresses that they were invited by, as JSON; null for none. */
  readonly addressPrints: string | null;
}

/**
 * Returns the prints that stay of a respondent whose answers are erased, as JSON: of the addresses that they were invited by, and of the
 * contacts that they left. Whoever came by an open link is known by those alone.
 */
export function printsLeft(
  secret: string,
  companyId: string,
  { script, conversation, addressPrints: known }: SaidInRow,
): string | null {
  const left = conversation.said.filter(
    ({ place, meaning }) =>
      place?.why === 0 && meaning.is !== 'unread' && questionOf(script, place.question)?.kind === 'contact',
  );
  if (left.length === 0) return known;
  const keys = left.flatMap(({ text }) => {
    const nick = normaliseTelegram(text);
    return [...keysIn(text), ...(nick === null ? [] : contactKeys({ phones: [], emails: [], telegram: nick }))];
  });
  const before = JSON.parse(known ?? '[]') as readonly string[];
  return JSON.stringify([...new Set([...before, ...keys.map(addressPrinter(secret, companyId))])]);
}

/** Whether a contact is one who refused in an interview of the company, and has given no consent since. */
export type HasRefused = (contact: Contact) => boolean;

/** Prints of a contact's addresses in a company. */
export const addressPrints = (secret: string, companyId: string, contact: Contact): readonly string[] =>
  personKeys(contact).map(addressPrinter(secret, companyId));

/**
 * Reads when those refused who have some addresses: of keys of `personKeys`, the last day, or an empty text for none. Null where nobody
 * has refused in the company, withdrawn or been forgotten.
 */
export async function readRefusalDays(
  tx: Transaction,
  secret: string,
  companyId: string,
): Promise<((keys: readonly string[]) => string) | null> {
  const talks = await tx
    .select({ prints: respondent.addressPrints, lastAt: respondent.lastAt, invitedAt: respondent.invitedAt })
    .from(respondent)
    .where(
      and(
        eq(respondent.companyId, companyId),
        inArray(respondent.state, ['declined', 'withdrawn']),
        isNotNull(respondent.addressPrints),
      ),
    );
  const gone = await tx
    .select({ print: refusalPrint.print, day: refusalPrint.day })
    .from(refusalPrint)
    .where(eq(refusalPrint.companyId, companyId));
  const days = new Map<string, string>();
  const add = (print: string, day: string): void => {
    if (day > (days.get(print) ?? '')) days.set(print, day);
  };
  for (const { prints, lastAt, invitedAt } of talks) {
    const day = (lastAt ?? invitedAt).toISOString().slice(0, 10);
    for (const print of JSON.parse(prints ?? '[]') as readonly string[]) add(print, day);
  }
  for (const { print, day } of gone) add(print, day);
  if (days.size === 0) return null;
  const printOf = addressPrinter(secret, companyId);
  return (keys) => keys.map((key) => days.get(printOf(key)) ?? '').reduce((last, day) => (day > last ? day : last), '');
}

/** Reads who refused in a company; null for nobody. A consent that a researcher noted of that day or later lifts it. */
export async function readRefusals(tx: Transaction, secret: string, companyId: string): Promise<HasRefused | null> {
  const dayOf = await readRefusalDays(tx, secret, companyId);
  if (!dayOf) return null;
  return (contact) => dayOf(personKeys(contact)) > liftedOn(contact);
}
