import { contactTitle, type Contact } from '../../../domain/audiences/contact.ts';
import { totalLines, type LineCounts } from '../../../domain/audiences/contactPreview.ts';
import { counted, formatNumber, NBSP, quoted } from '../../../domain/core/format.ts';

const LINE_FORMS = ['строка', 'строки', 'строк'] as const;

/** Says what became of every line, in one sentence whose figures add up; empty when there are no lines. */
export function linesSentence(lines: LineCounts): string {
  const parts = [
    [lines.recognised, 'с новыми контактами'],
    [lines.repeated, 'с одними дублями'],
    [lines.unrecognised, 'не распознано'],
    [lines.empty, 'без контакта'],
    [lines.headings, 'заголовков'],
    [lines.waiting, 'не взято: лист или колонка не выбраны'],
  ] as const;
  const told = parts.filter(([count]) => count > 0).map(([count, what]) => `${what} — ${formatNumber(count)}`);
  return told.length === 0 ? '' : `Всего ${counted(totalLines(lines), LINE_FORMS)}: ${told.join(', ')}.`;
}

/** Columns named in the sentence about what is kept. */
const COLUMNS_SHOWN = 8;

/** Which other columns of a file are kept with its contacts. */
export function columnsSentence(columns: readonly string[]): string {
  const rest = columns.length - COLUMNS_SHOWN;
  const shown = columns.slice(0, COLUMNS_SHOWN).map(quoted);
  return `У${NBSP}каждого контакта сохраним и${NBSP}остальное из${NBSP}файла: ${shown.join(', ')}${rest > 0 ? ` и${NBSP}ещё ${counted(rest, ['колонку', 'колонки', 'колонок'])}` : ''}.`;
}

const PEOPLE_FORMS = ['человека', 'человек', 'человек'] as const;

/** Whom the file tells more about. */
export function enrichedSentence(count: number): string {
  return `Дополним ${counted(count, PEOPLE_FORMS)} из${NBSP}тех, кто уже есть: телефоны, почта, метки и${NBSP}пустые поля из${NBSP}файла.`;
}

/** Describes the consents of the lines other than those given; empty when there are none. */
export function consentsSentence({ refused, unclear }: { readonly refused: number; readonly unclear: number }): string {
  const told = [
    refused > 0 ? `отказались — ${formatNumber(refused)}, их не${NBSP}пригласим` : '',
    unclear > 0 ? `не${NBSP}распознано — ${formatNumber(unclear)}, слова из${NBSP}файла сохраним` : '',
  ].filter(Boolean);
  return told.length === 0 ? '' : `Согласие: ${told.join('; ')}.`;
}

/** How many of these people are in another audience. */
export interface ElsewhereCount {
  /** Name of the audience. */
  readonly audience: string;
  readonly count: number;
}

/** Which other audiences have some of these people already. */
export function elsewhereSentence(elsewhere: readonly ElsewhereCount[]): string {
  const told = elsewhere.map(
    ({ audience, count }) => `${quoted(audience)} — ${counted(count, ['человек', 'человека', 'человек'])}`,
  );
  return `Некоторые уже есть в${NBSP}других аудиториях: ${told.join(', ')}. Здесь они появятся тоже.`;
}

/** People named in the sentence about those who refused before. */
const REFUSED_SHOWN = 5;

/** Who of these people refused before and is therefore not invited; empty for nobody. @param refused `'failed'`: not known */
export function refusedSentence(refused: readonly Contact[] | 'failed'): string {
  if (refused === 'failed')
    return `Кто из${NBSP}них отказался прежде, сервер сейчас не${NBSP}сказал. Пригласить таких он всё равно не${NBSP}даст.`;
  if (refused.length === 0) return '';
  const shown = refused.slice(0, REFUSED_SHOWN).map(contactTitle).join(', ');
  const rest = refused.length - REFUSED_SHOWN;
  const more = rest > 0 ? ` и${NBSP}ещё ${formatNumber(rest)}` : '';
  return `Отказались прежде: ${formatNumber(refused.length)}${NBSP}— не${NBSP}будут приглашены, пока у${NBSP}них не${NBSP}отмечено новое согласие: ${shown}${more}.`;
}
