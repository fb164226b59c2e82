/** Formats of dates and times that every workbook has without naming them. */
export const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);

/** Whether a number format shows a date or a time: one of their letters outside quotes, brackets and escapes. */
export function isDateFormat(code: string): boolean {
  return /[dmyhs]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_.|\*.|General|Основной/gi, ''));
}

/** Milliseconds. */
export const DAY = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');

/**
 * A spreadsheet's count of days as text: `05.03.2026`, `05.03.2026 14:30`, `14:30` for a time alone; seconds only where there are
 * some. Days before March 1900 are a day off, as in Excel itself.
 */
export function dateText(days: number, is1904 = false): string {
  const time = Math.round(days * 86_400) * 1000;
  const date = new Date((is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)) + time);
  if (!Number.isFinite(days) || days < 0 || Number.isNaN(date.getTime())) return String(days);
  const day = `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
  const seconds = date.getUTCSeconds() > 0 ? `:${two(date.getUTCSeconds())}` : '';
  const clock = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}${seconds}`;
  if (time < DAY) return clock;
  return time % DAY === 0 ? day : `${day} ${clock}`;
}
