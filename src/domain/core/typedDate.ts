import { OF_MONTHS } from './format.ts';
import type { DateText } from './record.ts';

/** First year that a date may lie in: dates of work, so a date of birth is refused. */
export const FIRST_YEAR = 2000;
/** Last year that a date may lie in. */
export const LAST_YEAR = 2100;

/** Message for a text that is no date. */
const HOW = 'Введите дату как 22.11.2026';

/** What all forms of a month's name begin with: «январ», «ма». */
const STEMS = OF_MONTHS.map((month) => month.slice(0, -1));

const SHORT = STEMS.map((stem) => (stem === 'ма' ? 'ма[йяею]' : stem.slice(0, 3)));
/** Pattern of the first letters of a month's name, as dates shorten it. */
export const SHORT_MONTH = SHORT.join('|');

/** The number of a month, 1 to 12, from its name in any form, shortened or not; 0 when it is none. */
export const monthNumber = (name: string): number =>
  SHORT.findIndex((month) => new RegExp(`^(?:${month})`, 'iu').test(name)) + 1;

/** Day, month, year: with any separator, or eight or six digits without one. */
const RUSSIAN = /^(\d{1,2})[\s.,/-]+(\d{1,2})[\s.,/-]+(\d{4}|\d{2})\.?$|^(\d\d)(\d\d)(\d{4}|\d{2})$/;
/** As computers write it, with a time or without. */
const ISO = /^(\d{4,6})-(\d{1,2})-(\d{1,2})(?:T.*)?$/;

const pad = (part: number): string => String(part).padStart(2, '0');

function partsOf(text: string): { readonly year: number; readonly month: number; readonly day: number } | undefined {
  const compact = text.trim().replace(/\s*г\.?$/, '');
  const iso = ISO.exec(compact);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const russian = RUSSIAN.exec(compact);
  if (!russian) return undefined;
  const [day = '', month = '', year = ''] = russian.slice(1).filter((part) => part !== undefined);
  return { year: Number(year) + (year.length === 2 ? FIRST_YEAR : 0), month: Number(month), day: Number(day) };
}

/** A typed date, `yyyy-mm-dd`, or why there is none. */
export type TypedDate = { readonly date: DateText } | { readonly problem: string };

/**
 * Reads a date in digits as people type or paste it (R17): `22.11.2026`, `22.11.26` (always of this century), `22112026`, `2026-11-22`.
 * The day comes first. A date that there is not, or out of the years {@link FIRST_YEAR} to {@link LAST_YEAR}, is refused with the reason.
 */
export function readDate(text: string): TypedDate {
  const parts = partsOf(text);
  if (!parts) return { problem: HOW };
  const { year, month, day } = parts;
  if (month < 1 || month > 12) return { problem: 'Такой даты нет: месяц — от 1 до 12' };
  if (year < FIRST_YEAR || year > LAST_YEAR) {
    return { problem: `Такой даты нет: год — с ${FIRST_YEAR} по ${LAST_YEAR}` };
  }
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day < 1 || day > days) {
    const last = days === 31 ? '31 день' : `${days} дней`;
    return { problem: `Такой даты нет: в ${STEMS[month - 1]}е ${year} года ${last}` };
  }
  return { date: `${year}-${pad(month)}-${pad(day)}` };
}

/** Whether a text is a real calendar date, `yyyy-mm-dd`, of the years {@link FIRST_YEAR} to {@link LAST_YEAR}. */
export function isDate(text: string): text is DateText {
  const typed = readDate(text);
  return 'date' in typed && typed.date === text;
}

/** Why a text cannot be stored as a date, for people; undefined when it can: {@link isDate}. */
export function problemOfDate(text: string): string | undefined {
  if (isDate(text)) return undefined;
  const typed = readDate(text);
  return 'problem' in typed ? typed.problem : HOW;
}
