import { eachLine, skipSpace, trimSpace } from './lines.ts';
import { isGivenName } from './labels/looseNames.ts';
import type { SourcePiece } from './pieces.ts';
import { labelOf } from './roles.ts';
import type { Utterance } from './writeTalk.ts';

/** Signs of direction that messengers put around names and words. */
const MARKS = String.raw`[\u200E\u200F\u202A-\u202C\u2066-\u2069]`;
/** A day and a time of eight groups. @param dot the number of the group between day and month */
const moment = (dot: number): string =>
  String.raw`(\d{1,2})([./])(\d{1,2})${`\\${dot}`}(\d{4}|\d{2})(?:,|,?\sà)?\s(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s?([AaPp])\.?\s?[Mm]\.?)?`;
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
/** Words of a day and a time that a chat's text has as numbers. */
export const isOfDay = (word: string): boolean =>
  /^(?:г|в|à|at|[apm])$/i.test(word) || MONTHS.some((month) => month.test(word));
/** Days as «02-03-2026» and «2026-03-02», behind marks and a bracket. */
const DASHED_DAY = /^([^\d\n]{0,4})(\d{1,2})-(\d{1,2})-(\d{4}|\d{2})(?=\D)/;
const ISO_DAY = /^([^\d\n]{0,4})(\d{4})([-/])(\d{1,2})\3(\d{1,2})(?=\D)/;
/** The month in letters, as Discord's exporter writes days: «12-Mar-26». */
const WORDED_DAY = /^([^\d\n]{0,4}\d{1,2})-(\p{L}{3})-(?=\d)/u;
/** Who writes; Skype's names have a colon in them. */
const NAME = /^(live:[^\s:]{1,60}|[^:\n]{1,120}?):(?=\s|$)/;
/** Code units of a line that tell whether a message begins. */
const HEAD = 260;

interface Begun {
  readonly start: number;
  readonly bodyStart: number;
  /** Null for what the messenger tells itself. */
  readonly name: string | null;
  /** What stands alone behind a moment in brackets, with the end of its line: a name over words, or a line of the messenger. */
  readonly over: { readonly name: string; readonly end: number } | null;
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

const two = (number: number): string => String(number).padStart(2, '0');

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
    over: null,
    first: Number(day ?? otherDay),
    second: month,
    year: year ?? otherYear ?? '',
    at: secondsOf(hours, minutes, seconds, half),
    isHalved: false,
    isSlashed: false,
  };
}

/** «12-Mar-» as «12.03.»; what names no month as it is. */
function withMonth(whole: string, before: string, word: string): string {
  const month = MONTHS.findIndex((one) => one.test(word)) + 1;
  return month === 0 ? whole : `${before}.${two(month)}.`;
}

/** Longest name that stands over words. */
const NAME_LENGTH = 60;

function begunAt(text: string, start: number, end: number): Begun | null {
  const written = text.slice(start, Math.min(end, start + HEAD));
  const line = /\d[-/]/.test(written)
    ? written.replace(ISO_DAY, '$1$5.$4.$2').replace(DASHED_DAY, '$1$2.$3.$4').replace(WORDED_DAY, withMonth)
    : written;
  const headed = line.includes(', [') ? HEADED.exec(line) : null;
  const match = headed ?? LINE.exec(line);
  if (!match) return line.includes(', [') ? wordedAt(line, start) : null;
  const at = headed ? 2 : match[1] === undefined ? 9 : 1;
  const [first, slash, second, year = '', hours = '', minutes = '', seconds, half] = match.slice(at, at + 8);
  const rest = line.slice(match[0].length);
  const named = headed ? { name: cleaned(headed[1] ?? ''), length: 0 } : nameIn(rest);
  const alone = rest.replace(/ \(pinned\)\s*$/, '').trim();
  const isOver = !named && match[1] !== undefined && alone !== '' && alone.length <= NAME_LENGTH && end - start < HEAD;
  return {
    start,
    // Days are rewritten above.
    bodyStart: start + written.length - line.length + match[0].length + (named?.length ?? 0),
    name: named?.name ?? null,
    over: isOver ? { name: cleaned(alone), end } : null,
    first: Number(first),
    second: Number(second),
    year: year.length === 2 ? `20${year}` : year,
    at: secondsOf(hours, minutes, seconds, half),
    isHalved: half !== undefined,
    isSlashed: slash === '/',
  };
}

/** A line that Discord's exporter draws around its own words. */
const DRAWN = /^={10,}[^\S\n]*$/m;
/** A nickname, or a name of several words; «Звонок» over a note of a diary is neither. */
const PERSON = /^(?:[\p{Ll}\d._#-]+|\p{Lu}\S*(?: \p{Lu}\S*)+)$/u;

/**
 * Heads with the name alone on the line, as Discord's exporter writes them: people come back, under what the exporter draws or as
 * people are called. Null when they are none.
 */
function overWords(text: string, begun: readonly Begun[]): Begun[] | null {
  const heads = begun.flatMap((one) => (one.over ? [{ ...one, name: one.over.name, bodyStart: one.over.end }] : []));
  const people = new Set(heads.map(({ name }) => name)).size;
  const isTalk = heads.length > 2 && heads.length === begun.length && people < heads.length;
  return isTalk &&
    (DRAWN.test(text.slice(0, heads[0]?.start)) ||
      heads.every(({ name }) => PERSON.test(name) || isGivenName(labelOf(name))))
    ? heads
    : null;
}

/** Trimmed words of a range, as a piece; none where it is blank. */
function piecesOf(text: string, start: number, end: number): SourcePiece[] {
  const from = skipSpace(text, start, end);
  const to = trimSpace(text, from, end);
  return from < to ? [{ text: text.slice(from, to), from, to }] : [];
}

/**
 * The messages of a chat that WhatsApp, Viber, Skype or Discord's exporter wrote as text, or that were copied from Telegram's window,
 * each with its day, time and author; null for any other text.
 * What the messenger tells itself is nobody's; lines within a message stay in it. Linear.
 */
export function readChatLines(text: string): Utterance[] | null {
  const found: Begun[] = [];
  eachLine(text, (start, end) => {
    const one = begunAt(text, start, end);
    if (one) found.push(one);
  });
  const over = overWords(text, found);
  const begun = over ?? found;
  const [first] = begun;
  const named = begun.filter(({ name }) => name !== null).length;
  if (!first || named < 2 || named * 2 < begun.length) return null;
  if (!over && skipSpace(text, 0, first.start) < first.start) return null;
  const isMonthFirst =
    !begun.some((one) => one.first > 12) &&
    (begun.some((one) => one.second > 12) || (first.isSlashed && begun.some(({ isHalved }) => isHalved)));
  const mark = new RegExp(MARKS);
  const drawn = over ? text.slice(begun.at(-1)?.bodyStart).search(DRAWN) : -1;
  const talkEnd = drawn < 0 ? text.length : (begun.at(-1)?.bodyStart ?? 0) + drawn;
  const messages = begun.map(({ bodyStart, name, first: one, second, year, at }, index) => {
    const limit = begun[index + 1]?.start ?? talkEnd;
    let from = skipSpace(text, bodyStart, limit);
    while (from < limit && mark.test(text.charAt(from))) from = skipSpace(text, from + 1, limit);
    const [day, month] = isMonthFirst ? [second, one] : [one, second];
    return { speaker: name, at, day: `${two(day)}.${two(month)}.${year}`, pieces: piecesOf(text, from, limit) };
  });
  const nobodys = (start: number, end: number): Utterance => ({ speaker: null, at: null, pieces: piecesOf(text, start, end) }); // prettier-ignore
  return [nobodys(0, first.start), ...messages, nobodys(talkEnd, text.length)];
}
