import { and, eq, inArray, sql } from 'drizzle-orm';

import { personKeys, type Contact } from '../../src/domain/audiences/contact.ts';
import type { ContactList } from '../../src/domain/audiences/audience.ts';
import { keptRefusalOf } from '../../src/domain/audiences/consent/keptRefusal.ts';
import type { Op } from '../../src/domain/core/operation.ts';
import { isObject } from '../../src/domain/core/record.ts';
import { parseRow, type RecordName } from '../../src/domain/plan.ts';
import type { Transaction } from '../db/database.ts';
import { refusalPrint } from '../db/tables/fieldwork.ts';
import { addressPrinter } from '../erasures/addressPrints.ts';

/** A contact that is gone. */
interface GoneContact {
  readonly listId: string;
  readonly key: string;
  readonly contact: Contact;
}

/** Contacts that commits took away, and put (back) under some key. */
export interface MovedContacts {
  readonly gone: readonly GoneContact[];
  readonly put: readonly Omit<GoneContact, 'contact'>[];
}

/**
 * Returns the contacts that a commit takes away and puts; called before it is written.
 * @param stored the record of a name
 */
export function movedContacts(ops: readonly Op[], stored: (name: RecordName) => unknown): MovedContacts {
  const lists = new Map<string, ContactList['contacts']>();
  const contactsOf = (id: string): ContactList['contacts'] => {
    const known = lists.get(id);
    if (known) return known;
    const row = parseRow('contactList', id, stored({ kind: 'contactList', id }));
    const contacts = row.ok ? row.record.contacts : {};
    lists.set(id, contacts);
    return contacts;
  };
  const gone: GoneContact[] = [];
  const put: Omit<GoneContact, 'contact'>[] = [];
  for (const op of ops) {
    if (op.kind !== 'contactList') continue;
    const listId = op.id;
    if (op.op === 'put' && op.map === 'contacts') put.push({ listId, key: op.key });
    else if (op.op === 'drop' && op.map === 'contacts') {
      const contact = Object.hasOwn(contactsOf(listId), op.key) ? contactsOf(listId)[op.key] : undefined;
      if (contact) gone.push({ listId, key: op.key, contact });
    } else if (op.op === 'set' && isObject(op.fields.contacts)) {
      const left = op.fields.contacts;
      for (const [key, contact] of Object.entries(contactsOf(listId)))
        if (!Object.hasOwn(left, key)) gone.push({ listId, key, contact });
    }
  }
  return { gone, put };
}

/** Rows of one statement. */
const TOGETHER = 1000;

/**
 * Keeps that people refused whose contacts are gone (R464), as prints of their addresses. One that is put back speaks for itself again.
 * @param dayOf the day of a contact's refusal; null for none
 */
export async function keepRefusals(
  tx: Transaction,
  { secret, companyId }: { readonly secret: string; readonly companyId: string },
  { gone, put }: MovedContacts,
  dayOf: (contact: Contact) => string | null,
): Promise<void> {
  if (gone.length + put.length === 0) return;
  const printOf = addressPrinter(secret, companyId);
  const rows = new Map(
    gone.flatMap(({ listId, key, contact }) => {
      const day = dayOf(contact);
      if (day === null) return [];
      return personKeys(contact).map((address) => {
        const row = { companyId, listId, contactId: key, print: printOf(address), day };
        return [JSON.stringify([listId, key, row.print]), row] as const;
      });
    }),
  );
  for (let at = 0; at < put.length; at += TOGETHER) {
    const keys = put.slice(at, at + TOGETHER).map(({ key }) => key);
    const lists = new Set(put.slice(at, at + TOGETHER).map(({ listId }) => listId));
    await tx
      .delete(refusalPrint)
      .where(
        and(
          eq(refusalPrint.companyId, companyId),
          inArray(refusalPrint.listId, [...lists]),
          inArray(refusalPrint.contactId, keys),
        ),
      );
  }
  const all = [...rows.values()];
  for (let at = 0; at < all.length; at += TOGETHER) {
    await tx
      .insert(refusalPrint)
      .values(all.slice(at, at + TOGETHER))
      .onConflictDoUpdate({
        target: [refusalPrint.companyId, refusalPrint.listId, refusalPrint.contactId, refusalPrint.print],
        set: { day: sql`greatest(${refusalPrint.day}, excluded.day)` },
      });
  }
}

/** The day of a refusal that outlives its contact, for {@link keepRefusals}. */
export const refusalDay =
  (now: Date): ((contact: Contact) => string | null) =>
  (contact) =>
    keptRefusalOf(contact, now.toISOString().slice(0, 10));
