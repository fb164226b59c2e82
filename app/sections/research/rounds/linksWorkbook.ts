import { extensionOf, type Contact } from '#src/domain/audiences/contact.ts';
import { NBSP } from '#src/domain/core/format.ts';
import { deepLink } from '#src/domain/fieldwork/bot.ts';
import type { RespondentRow } from '#src/domain/fieldwork/figures.ts';
import type { PersonalLinks } from '#src/domain/fieldwork/inviting/invitedContacts.ts';

import { type ColumnOf, sheetOf, textColumn } from '#files/writing/sheetOf.ts';
import type { Sheet } from '#files/writing/spreadsheet.ts';

/** A respondent's contact as a sheet of links names it. */
export interface LinkedContact {
  readonly name: string;
  readonly phone: string;
  readonly mail: string;
  readonly telegram: string;
}

/** A contact as the sheet names it: the number with its extension, by which people of one office are reached. */
export function linkedOf(contact: Contact): LinkedContact {
  const { name, phones, emails, telegram } = contact;
  const [phone = ''] = phones;
  const extension = extensionOf(contact);
  return {
    name,
    phone: phone === '' || extension === '' ? phone : `${phone}, доб.${NBSP}${extension}`,
    mail: emails[0] ?? '',
    telegram,
  };
}

const NOBODY: LinkedContact = { name: '', phone: '', mail: '', telegram: '' };

interface Linked {
  readonly row: RespondentRow | undefined;
  readonly address: string;
  readonly contact: LinkedContact;
}

const COLUMNS: readonly ColumnOf<Linked>[] = [
  textColumn('Код', 8, ({ row }) => row?.codeName ?? ''),
  textColumn('Имя', 28, ({ contact }) => contact.name),
  textColumn('Телефон', 24, ({ contact }) => contact.phone),
  textColumn('Почта', 28, ({ contact }) => contact.mail),
  textColumn('Telegram', 20, ({ contact: { telegram } }) => telegram && `@${telegram}`),
  textColumn('Сегмент', 18, ({ row }) => row?.segment ?? ''),
  textColumn('Личная ссылка', 60, ({ address }) => new URL(address, window.location.origin).href),
];

const inTelegram = (bot: string): ColumnOf<Linked> =>
  textColumn('Ссылка в Telegram', 60, ({ address }) => deepLink(bot, address.slice(address.lastIndexOf('/') + 1)));

/**
 * The sheet of personal links, to be sent by hand.
 * @param contactOf whose link it is, as far as that may be seen
 * @param bot name of the company's bot that holds the same interview in Telegram; null for none
 */
export function linkSheets(
  { links }: PersonalLinks,
  rows: readonly RespondentRow[],
  contactOf: (row: RespondentRow) => LinkedContact | undefined,
  bot: string | null,
): Sheet[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const linked = links.map(({ respondentId, address }) => {
    const row = byId.get(respondentId);
    return { row, address, contact: (row && contactOf(row)) ?? NOBODY };
  });
  return [sheetOf('Личные ссылки', [...COLUMNS, ...(bot === null ? [] : [inTelegram(bot)])], linked)];
}
