import { eachLine, skipSpace, trimSpace } from './lines.ts';
import type { Utterance } from './writeTalk.ts';

/** Signs of direction that messengers put around names and words. */
const MARKS = String.raw`[\u200E\u200F\u202A-\u202C\u2066-\u2069]`;
/** A day and a time of eight groups. @param dot the number of the group between day and month */
const moment = (dot: number): string =>
  String.raw`(\d{1,2})([./])(\d{1,2})${`\\${dot}`}(\d{4}|\d{2}),?\s(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s?([AaPp])\.?[Mm]\.?)?`;
/** «[02.03.2026, 12:00:05] » and «02.03.2026, 12:00 - », as WhatsApp, Viber and Skype begin a message. */
const LINE = new RegExp(
  String.raw`^${MARKS}{0,3}(?:\[${moment(2)}(?: \| [^\]\n]{1,60})?\]|${moment(10)}\s[-–](?=\s))\s?`,
);
/** «Имя, [02.03.2026 12:00]» over the words, as they are copied from Telegram's window. */
const HEADED = new RegExp(String.raw`^([^[\]\n]{1,120}), \[${moment(3)}\]:?\s*$`);
/** The same with the month in words: «[Mar 2, 2026 at 12:00 PM]:», «[2 мар. 2026 г., 12:00]:». */
const WORDED =
  /^([^[\]\n]{1,120}), \[(?:(\d{1,2})\.? (\p{L}{3,10})\.? (\d{4})(?: г\.?)?|(\p{L}{3,10})\.? (\d{1,2}), (\d{4})),? (?:at |в )?(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s?([AaPp])\.?[Mm]\.?)?\]:?\s*$/u;
/** How months begin in Russian and English, January first. */
const MONTHS = [/^(?:янв|jan)/i, /^(?:фев|feb)/i, /^(?:мар|mar)/i, /^(?:апр|apr)/i, /^(?:ма[йя]|may)/i, /^(?:июн|jun)/i, /^(?:июл|jul)/i, /^(?:авг|aug)/i, /^(?:сен|sep)/i, /^(?:окт|oct)/i, /^(?:ноя|nov)/i, /^(?:дек|dec)/i]; // prettier-ignore
/** Days as «02-03-2026» and «2026-03-02», behind marks and a bracket. */
const DASHED_DAY = /^([^\d\n]{0,4})(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})(?=\D)/;
const ISO_DAY = /^([^\d\n]{0,4})(\d{4})-(\d{2})-(\d{2})(?=\D)/;
/** Who writes; Skype's names have a colon in them. */
const NAME = /^(live:[^\s:]{1,60}|[^:\n]{1,120}?):(?=\s|$)/;
/** Code units of a line that tell whether a message begins. */
const HEAD = 260;

interface Begun {
  readonly start: number;
  readonly bodyStart: number;
  /** Null for what the messenger tells itself. */
  readonly name: string | null;
  readonly first: number;
  readonly second: number;
  readonly year: string;
  readonly at: number;
  readonly isHalved: boolean;
  readonly isSlashed: boolean;
}

/** A name without marks, with the spaces that people type: WhatsApp puts a narrow one behind «~». */
const cleaned = (name: string): string => name.replaceAll(new RegExp(MARKS, 'g'), '').replaceAll(/\s+/g, ' ').trim();

/** A name, without marks; null for a line of the messenger: it has a colon within quotation marks. */
function nameIn(rest: string): { readonly name: string; readonly length: number } | null {
  const match = NAME.exec(rest);
  const name = match?.[1] ?? '';
  if (!match || [...name].filter((one) => one === '«').length !== [...name].filter((one) => one === '»').length)
    return null;
  return { name: cleaned(name), length: match[0].length };
}

/** Seconds of the day. @param half «a» or «p» of a clock of twelve hours */
const secondsOf = (hours: string, minutes: string, seconds: string | undefined, half: string | undefined): number =>
  (half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0)) * 3600 +
  Number(minutes) * 60 +
  Number(seconds ?? 0);

/** A head with its month in words. */
function wordedAt(line: string, start: number): Begun | null {
  const match = WORDED.exec(line);
  if (!match) return null;
  const [whole, name = '', day, word, year, otherWord, otherDay, otherYear, hours = '', minutes = '', seconds, half] =
    match;
  const month = MONTHS.findIndex((one) => one.test(word ?? otherWord ?? '')) + 1;
  if (month === 0) return null;
  return {
    start,
    bodyStart: start + whole.length,
    name: cleaned(name),
    first: Number(day ?? otherDay),
    second: month,
    year: year ?? otherYear ?? '',
    at: secondsOf(hours, minutes, seconds, half),
    isHalved: false,
    isSlashed: false,
  };
}

function begunAt(text: string, start: number, end: number): Begun | null {
  const written = text.slice(start, Math.min(end, start + HEAD));
  const line = written.includes('-')
    ? written.replace(ISO_DAY, '$1$4.$3.$2').replace(DASHED_DAY, '$1$2.$3.$4')
    : written;
  const headed = line.includes(', [') ? HEADED.exec(line) : null;
  const match = headed ?? LINE.exec(line);
  if (!match) return line.includes(', [') ? wordedAt(line, start) : null;
  const at = headed ? 2 : match[1] === undefined ? 9 : 1;
  const [first, slash, second, year = '', hours = '', minutes = '', seconds, half] = match.slice(at, at + 8);
  const named = headed ? { name: cleaned(headed[1] ?? ''), length: 0 } : nameIn(line.slice(match[0].length));
  return {
    start,
    bodyStart: start + match[0].length + (named?.length ?? 0),
    name: named?.name ?? null,
    first: Number(first),
    second: Number(second),
    year: year.length === 2 ? `20${year}` : year,
    at: secondsOf(hours, minutes, seconds, half),
    isHalved: half !== undefined,
    isSlashed: slash === '/',
  };
}

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * The messages of a chat that WhatsApp, Viber or Skype wrote as text, or that were copied from Telegram's window, each with its day,
 * time and author; null for any other text.
 * What the messenger tells itself is nobody's; lines within a message stay in it. Linear.
 */
export function readChatLines(text: string): Utterance[] | null {
  const begun: Begun[] = [];
  eachLine(text, (start, end) => {
    const one = begunAt(text, start, end);
    if (one) begun.push(one);
  });
  const [first] = begun;
  const named = begun.filter(({ name }) => name !== null).length;
  if (!first || named < 2 || named * 2 < begun.length || skipSpace(text, 0, first.start) < first.start) return null;
  const isMonthFirst =
    !begun.some((one) => one.first > 12) &&
    (begun.some((one) => one.second > 12) || (first.isSlashed && begun.some(({ isHalved }) => isHalved)));
  const mark = new RegExp(MARKS);
  return begun.map(({ bodyStart, name, first: one, second, year, at }, index) => {
    const limit = begun[index + 1]?.start ?? text.length;
    let from = skipSpace(text, bodyStart, limit);
    while (from < limit && mark.test(text.charAt(from))) from = skipSpace(text, from + 1, limit);
    const to = trimSpace(text, from, limit);
    const [day, month] = isMonthFirst ? [second, one] : [one, second];
    const pieces = from < to ? [{ text: text.slice(from, to), from, to }] : [];
    return { speaker: name, at, day: `${two(day)}.${two(month)}.${year}`, pieces };
  });
}
