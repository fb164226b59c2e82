import { deepLink } from '#src/domain/fieldwork/bot.ts';
import type { PersonalLinks, RespondentRow } from '#src/domain/fieldwork/figures.ts';

import type { Sheet } from '#files/writing/spreadsheet.ts';

/** A respondent's contact as a sheet of links names it. */
export interface LinkedContact {
  readonly name: string;
  readonly phone: string;
  readonly mail: string;
  readonly telegram: string;
}

const NOBODY: LinkedContact = { name: '', phone: '', mail: '', telegram: '' };

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
  return [
    {
      name: 'Личные ссылки',
      columns: [
        { header: 'Код', width: 8, type: 'text' },
        { header: 'Имя', width: 28, type: 'text' },
        { header: 'Телефон', width: 18, type: 'text' },
        { header: 'Почта', width: 28, type: 'text' },
        { header: 'Telegram', width: 20, type: 'text' },
        { header: 'Сегмент', width: 18, type: 'text' },
        { header: 'Личная ссылка', width: 60, type: 'text' },
        ...(bot === null ? [] : [{ header: 'Ссылка в Telegram', width: 60, type: 'text' as const }]),
      ],
      rows: links.map(({ respondentId, address }) => {
        const row = byId.get(respondentId);
        const { name, phone, mail, telegram } = (row && contactOf(row)) ?? NOBODY;
        return [
          row?.codeName ?? '',
          name,
          phone,
          mail,
          telegram === '' ? '' : `@${telegram}`,
          row?.segment ?? '',
          new URL(address, window.location.origin).href,
          ...(bot === null ? [] : [deepLink(bot, address.slice(address.lastIndexOf('/') + 1))]),
        ];
      }),
    },
  ];
}
