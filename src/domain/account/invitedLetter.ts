import { dateOf, formatLongDate, NBSP, quoted } from '../core/format.ts';
import type { Role } from './account.ts';
import { ROLE_WORDS } from './roleWords.ts';

/** Days for which an invitation can be accepted. */
export const INVITATION_DAYS = 7;

/** The words of an invitation's letter. */
export interface InvitedLetter {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly quote: string;
  readonly button: { readonly label: string; readonly address: string };
  readonly notes: readonly string[];
}

/** Returns the invitation letter that a server sends; its link lets the invited address in, once. */
export function invitedLetter({
  role,
  company,
  by,
  message,
  address,
  until,
}: {
  readonly role: Role;
  readonly company: string;
  /** Who invites; may be empty. */
  readonly by: string;
  /** Words of theirs; may be empty. */
  readonly message: string;
  readonly address: string;
  readonly until: Date;
}): InvitedLetter {
  const who = by.trim() === '' ? 'Вас приглашают' : `${by.trim()} приглашает вас`;
  return {
    subject: `Приглашение в${NBSP}команду ${quoted(company)}`,
    heading: `Вас приглашают в${NBSP}команду ${quoted(company)}`,
    paragraphs: [
      `${who} в${NBSP}Ориентир: там команда хранит исследования, гипотезы и${NBSP}эксперименты. Ваша роль: ${role} (${ROLE_WORDS[role]}).`,
    ],
    quote: message,
    button: { label: 'Принять приглашение', address },
    notes: [
      `Приглашение действует до${NBSP}${formatLongDate(dateOf(until))}, один раз и${NBSP}только для этого адреса. Никому не${NBSP}пересылайте письмо.`,
      'Если вы не ждали приглашения, ничего не делайте: без вас по нему никто не войдёт.',
    ],
  };
}
