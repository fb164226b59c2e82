import { isNewerConsent } from '../../../src/domain/audiences/consent/newerConsent.ts';
import type { Op } from '../../../src/domain/core/operation.ts';
import { dayAt } from '../../../src/domain/fieldwork/places/closed.ts';
import type { Transaction } from '../../db/database.ts';
import { contactLists, noteOfContact } from '../inviting.ts';
import type { LoadedConversation } from '../takeIncoming.ts';

/** Note beside the refusal of a respondent who did not want to be asked. */
const DECLINED = 'Отказ отвечать на вопросы интервью';

/** Returns the note on an interviewed contact: their consent or refusal, and when they last answered. */
export async function contactOps(tx: Transaction, { row, conversation, around }: LoadedConversation): Promise<Op[]> {
  const { companyId, listId, contactId: key, lastAt, channel } = row;
  if (listId === null || key === null) return [];
  const contacts = (await contactLists(tx, companyId, [listId])).get(listId)?.contacts ?? {};
  const contact = Object.hasOwn(contacts, key) ? contacts[key] : undefined;
  if (!contact) return [];
  const fields: Partial<typeof contact> = {};
  const { consent } = conversation;
  if (row.state === 'declined' && contact.consent?.answer !== 'refused') {
    const at = lastAt?.toISOString() ?? null;
    Object.assign(fields, { consent: { answer: 'refused', at, text: DECLINED, how: channel ?? 'web' } });
  }
  const timeZone = around.round?.timeZone ?? 'UTC';
  if (consent && isNewerConsent(consent, contact.consent, (moment) => dayAt(moment, timeZone))) {
    Object.assign(fields, { consent: { answer: 'given', ...consent, how: channel ?? 'web' } });
  }
  const answeredAt = conversation.said.length > 0 ? (lastAt?.toISOString() ?? null) : null;
  if (answeredAt !== null && contact.answeredAt !== answeredAt) Object.assign(fields, { answeredAt });
  return Object.keys(fields).length === 0 ? [] : [noteOfContact({ listId, key }, fields)];
}
