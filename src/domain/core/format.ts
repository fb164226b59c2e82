import type { DateText } from './record.ts';
import { lazily } from './lazily.ts';

/** No-break space: before units and after short words. */
export const NBSP = '\u00A0';

/** Forms for 1, 2–4 and 5 of a thing: `['гипотеза', 'гипотезы', 'гипотез']`. */
export type PluralForms = readonly [one: string, few: string, many: string];

/** The form that goes with a number by Russian rules (R18), without the number. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  if (!Number.isInteger(count)) return few;
  const [tens, units] = [Math.abs(count) % 100, Math.abs(count) % 10];
  if (units === 0 || units > 4 || (tens > 10 && tens < 15)) return many;
  return units === 1 ? one : few;
}

const numberFormat = lazily(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 }));

/**
 * A number the Russian way: `1 243`, `12,5`. Whole ones, which the first screens show, are written without `Intl`, as it would:
 * making its first format takes a slow phone 60 ms.
 */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value) || value < 0) return numberFormat().format(value);
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, NBSP);
}

/** A number and its thing: `5 гипотез`, joined by a no-break space. */
export function counted(count: number, forms: PluralForms): string {
  return `${formatNumber(count)}${NBSP}${plural(count, forms)}`;
}

/** Months in the form used in a date; every other form differs in the last letter only. */
export const OF_MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
] as const;

const pad = (part: number): string => String(part).padStart(2, '0');

/** A date in ru-RU: `05.11.2026`; the text itself when it is no date. */
export function formatDate(date: DateText): string {
  const moment = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return date;
  return [pad(moment.getUTCDate()), pad(moment.getUTCMonth() + 1), moment.getUTCFullYear()].join('.');
}

/** A date in words: `5 ноября 2026 г.`; the text itself when it is no date. Without `Intl`, as {@link formatNumber}. */
export function formatLongDate(date: DateText): string {
  const moment = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(moment.getTime())) return date;
  return `${moment.getUTCDate()} ${OF_MONTHS[moment.getUTCMonth()]} ${moment.getUTCFullYear()}${NBSP}г.`;
}

const momentFormat = lazily(() => new Intl.DateTimeFormat('ru-RU', { dateStyle: 'long', timeStyle: 'short' }));

/** A moment where the person is: `5 ноября 2026 г. в 14:05`, whose parts stay together; '' when it is none. */
export function formatMoment(at: string): string {
  const moment = new Date(at);
  if (Number.isNaN(moment.getTime())) return '';
  return momentFormat()
    .format(moment)
    .replaceAll(/(\d) (?=\p{L})/gu, `$1${NBSP}`)
    .replace(' в ', ` в${NBSP}`);
}

/** A range of dates; one date when it begins and ends on it, «с …» while it has no end. */
export function formatDateRange(start: DateText, end: DateText | null): string {
  if (end === null) return `с${NBSP}${formatDate(start)}`;
  return start === end ? formatDate(start) : `${formatDate(start)}\u2009–\u2009${formatDate(end)}`;
}

/** Calendar date of a moment where the person is, `yyyy-mm-dd`. */
export function dateOf(moment: Date): DateText {
  return `${moment.getFullYear()}-${pad(moment.getMonth() + 1)}-${pad(moment.getDate())}`;
}

/** Calendar date where the person is of a stored moment, `yyyy-mm-dd`; null when it is none. Its first ten characters are the day in UTC. */
export function dayOf(at: string | null): DateText | null {
  const moment = new Date(at ?? '');
  return Number.isNaN(moment.getTime()) ? null : dateOf(moment);
}

/** Money: `147 000 ₽` (R18). */
export function formatMoney(roubles: number): string {
  return `${formatNumber(roubles)}${NBSP}₽`;
}

/** Bytes in MB with 2 decimals (R18): `0,02 МБ`. What is there is never «0,00»: `менее 0,01 МБ`. */
export function formatMegabytes(bytes: number): string {
  if (bytes > 0 && bytes < 0.005 * 1024 * 1024) return `менее${NBSP}0,01${NBSP}МБ`;
  const megabytes = (bytes / (1024 * 1024)).toLocaleString('ru-RU', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${megabytes}${NBSP}МБ`;
}

/** Returns words for use inside «…»: quotation marks within them become „…“, as in print. */
export function innerQuotes(text: string): string {
  return text
    .replaceAll(/"([^"]*)"/g, '„$1“')
    .replaceAll('«', '„')
    .replaceAll('»', '“');
}

/** Returns a user's words without marks of direction: within our text, an unclosed one would reverse the rest of it. */
export const undirected = (text: string): string => text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '');

/**
 * Returns a user's words for a sentence of ours: `«отток»`, `«статья „Ошибки“»`. Marks of direction are left out: an unclosed one
 * would reverse the rest of the sentence.
 */
export function quoted(text: string): string {
  return `«${innerQuotes(undirected(text.trim()))}»`;
}

/**
 * Returns a name to follow the word for what it names: if it begins with that word and a colon, they are left out, so that
 * «Эксперимент: Эксперимент: …» never appears.
 */
export function nameAfter(word: string, name: string): string {
  const start = `${word}:`;
  const text = name.trim();
  if (!fold(text).startsWith(fold(start))) return text;
  return nameAfter(word, text.slice(start.length)) || text;
}

/** Reads a number typed the Russian way, `1 243` or `12,5`; undefined when it is none (R18). */
export function parseNumber(text: string): number | undefined {
  const compact = text.replace(/[\s\u00A0\u202F]/g, '').replace(',', '.');
  return /^[-+]?\d+(\.\d+)?$/.test(compact) ? Number(compact) : undefined;
}

/** Letters put together as one sign, but for a Russian letter and its mark of stress: they would make a Macedonian one. */
export const composed = (text: string): string =>
  text.replaceAll(/(?<=\p{Script=Cyrillic})[\u0300\u0301]/gu, '').normalize('NFC');

/**
 * Text as search compares it: case, ё/е (R19) and the kinds of space folded, one code unit for one, so that places in the folded text
 * are places in the text itself. й is not folded.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // A few capitals (İ) lower to two code units; only then fold unit by unit, to keep the places.
  const same =
    lower.length === text.length
      ? lower
      : Array.from({ length: text.length }, (_, index) => {
          const unit = text.charAt(index);
          const folded = unit.toLowerCase();
          return folded.length === 1 ? folded : unit;
        }).join('');
  return same.replaceAll('ё', 'е').replaceAll(/[\u00A0\u202F\u2009]/g, ' ');
}

/** Dashes and hyphens, quotation marks and apostrophes of all kinds; and what is not seen, or only says where a word is stressed. */
const ALIKE = /[‐‑‒–—―−]|[«»„“”‟]|[’‘ʼ]|[\u0300\u0301\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const isDash = (sign: string): boolean => sign >= '‐' && sign <= '―';

function plainSign(sign: string): string {
  if (isDash(sign) || sign === '−') return '-';
  if ('«»„“”‟'.includes(sign)) return '"';
  return '’‘ʼ'.includes(sign) ? "'" : '';
}

/**
 * Text as it is searched, everywhere by the same rule (R488): folded, letters put together, one sign for those that look alike, without
 * what is not seen. Places in it are not places in the text.
 */
export const foldAlike = (text: string): string => fold(composed(text)).replaceAll(ALIKE, plainSign);

/** The words of a query, as {@link foldAlike} has them in a text; none for an empty one. */
export const queryWordsOf = (query: string): string[] => foldAlike(query).split(/\s+/).filter(Boolean);
