/** A time stamp, or a range of two, at the start of a text. */
export interface Stamp {
  /** Code units it takes. */
  readonly length: number;
  /** Seconds; seconds of the day where a date comes with it. */
  readonly at: number;
  readonly until: number | null;
  /** Whether it is in brackets. */
  readonly inBrackets: boolean;
}

/** «0:05», «00:12:34», «1:02.5», and «0:0:3.45» of Teams. */
const CLOCK = String.raw`(?:\d{1,2}:\d{1,2}:\d{1,2}[.,]\d{1,7}|\d{1,3}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?(?!\d))(?: ?[AaPp][Mm]\b)?`;
const DATE = String.raw`(?:\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{4}-\d{2}-\d{2})(?:,? (?:в )?|T)`;
const ARROW = String.raw`\s{0,2}[\])]?\s{0,2}(?:-->|->|[-–—])\s{0,2}[\[(]?\s{0,2}`;
const STAMP = String.raw`([\[(]?)\s?(${DATE})?(${CLOCK})(?:${ARROW}(${CLOCK}))?\s?([\])]?)`;
/** A stamp without groups, for patterns that hold one. */
export const STAMP_PATTERN = String.raw`[\[(]?\s?(?:${DATE})?${CLOCK}(?:${ARROW}${CLOCK})?\s?[\])]?`;
const LEADING = new RegExp(`^${STAMP}`);
const TRAILING = new RegExp(String.raw`(?:^|[\s,|·•])${STAMP}$`);

/** Returns the seconds of a clock; hours and minutes where a date precedes it and no seconds follow. */
function seconds(clock: string, ofDay: boolean): number {
  const [figures = '', half = ''] = clock.replace(',', '.').split(/ ?(?=[AaPp][Mm]$)/);
  const parts = figures.split(':').map(Number);
  if (ofDay && parts.length === 2) parts.push(0);
  const total = parts.reduce((sum, part) => sum * 60 + part, 0);
  const noon = 12 * 3600;
  if (half === '') return total;
  return (total % noon) + (/^p/i.test(half) ? noon : 0);
}

function stampIn(match: RegExpExecArray | null): Stamp | null {
  if (!match) return null;
  const [whole, open = '', date, clock = '', until, close = ''] = match;
  if ((open === '') !== (close === '')) {
    // «(0:05 и дальше)» opens something else; «0:05)» closes it.
    if (open !== '') return null;
    return stampIn(LEADING.exec(whole.slice(0, -1).trimEnd()));
  }
  const ofDay = date !== undefined || /[ap]m$/i.test(clock);
  return {
    length: whole.trimEnd().length,
    at: seconds(clock, ofDay),
    until: until === undefined ? null : seconds(until, ofDay),
    inBrackets: open !== '',
  };
}

/** The stamp that a line's head begins with, or null. The head is short: a hundred code units. */
export const leadingStamp = (head: string): Stamp | null => stampIn(LEADING.exec(head));

/** Returns the stamp at the end of a short line and the text before it; null when there is no stamp, or nothing before it. */
export function trailingStamp(line: string): { readonly before: string; readonly stamp: Stamp } | null {
  const match = TRAILING.exec(line);
  const stamp = match && stampIn(match);
  if (!match || !stamp) return null;
  const before = line.slice(0, match.index).replace(/[\s,|·•–—-]+$/, '');
  return before === '' ? null : { before, stamp };
}

/** Whether a line is a stamp and nothing else. */
export function stampAlone(line: string): Stamp | null {
  const stamp = leadingStamp(line);
  return stamp && stamp.length === line.length ? stamp : null;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Seconds as a stamp is shown: «0:05», «1:02:05». */
export function stampText(at: number): string {
  const whole = Math.floor(at);
  const rest = two(whole % 60);
  const minutes = Math.floor(whole / 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** The day that a head of a turn tells, «02.03.2026»; null for none. */
export const stampDay = (head: string): string | null => /^[[(]?(\d{1,2}\.\d{1,2}\.\d{4}) /.exec(head)?.[1] ?? null;
