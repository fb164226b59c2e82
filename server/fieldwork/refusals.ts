import { createHmac } from 'node:crypto';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';

import { personKeys, type Contact } from '../../src/domain/audiences/contact.ts';
import type { Transaction } from '../db/database.ts';
import { respondent } from '../db/tables/fieldwork.ts';

/*
 * A refusal outlives its contact (R448): people erase a contact and import it again from an old file. Who refused, withdrew or was
 * forgotten is known by prints of the addresses that they were invited by, made with the server's secret; no address is kept.
 */

/** Bytes of a print. */
const BYTES = 16;

/** Prints of a contact's addresses in a company. */
export function addressPrints(secret: string, companyId: string, contact: Contact): readonly string[] {
  const key = createHmac('sha256', secret)
    .update(JSON.stringify(['orientir: invited addresses', companyId]))
    .digest();
  return personKeys(contact).map((one) =>
    createHmac('sha256', key).update(one).digest().subarray(0, BYTES).toString('base64url'),
  );
}

/** Whether a contact is one who refused in an interview of the company, and has given no consent since. */
export type HasRefused = (contact: Contact) => boolean;

/**
 * Reads who refused in a company, withdrew or was forgotten; null for nobody. A consent that a researcher noted of that day or later
 * lifts it.
 */
export async function readRefusals(tx: Transaction, secret: string, companyId: string): Promise<HasRefused | null> {
  const rows = await tx
    .select({ prints: respondent.addressPrints, lastAt: respondent.lastAt, invitedAt: respondent.invitedAt })
    .from(respondent)
    .where(
      and(
        eq(respondent.companyId, companyId),
        inArray(respondent.state, ['declined', 'withdrawn']),
        isNotNull(respondent.addressPrints),
      ),
    );
  const days = new Map<string, string>();
  for (const { prints, lastAt, invitedAt } of rows) {
    const day = (lastAt ?? invitedAt).toISOString().slice(0, 10);
    for (const print of JSON.parse(prints ?? '[]') as readonly string[])
      if (day > (days.get(print) ?? '')) days.set(print, day);
  }
  if (days.size === 0) return null;
  return (contact) => {
    const { consent } = contact;
    const noted = consent?.answer === 'given' && consent.how !== 'import' ? (consent.at ?? '').slice(0, 10) : '';
    return addressPrints(secret, companyId, contact).some((print) => (days.get(print) ?? '') > noted);
  };
}
