import { NBSP } from '../format.ts';
import { type ParsedContacts, LONGEST_LINE, TOO_LONG, cleaned, noteOf } from './contactText.ts';
import {
  type ForeignNumber,
  SEVERAL_PHONES,
  CALENDAR_DATE,
  isNumberLike,
  isEndOfNumber,
  readRun,
  problemOfRuns,
} from './phoneRuns.ts';

const LOST_DIGITS = 'Таблица округлила номер, и часть цифр потеряна: введите его целиком';

/** A number as a spreadsheet shows it when the column is narrow: `7,9001234567E+10`. */
const SCIENTIFIC = /^\+?(\d+)(?:[.,](\d+))?\s*[eе]\s*\+?(\d{1,2})$/i;
/** `79001234567.0`: a number that went through a table of fractions. */
const FRACTION_OF_ZEROS = /^(\+?\d{10,12})[.,]0+$/;
/** «доб. 12», `ext. 12`, `;ext=12`, `#12` at the end. */
const EXTENSION = /[\s,;(]*(?:доб(?:авочный)?|вн(?:утр)?|ext(?:ension)?|#|(?<=[\s,;(])x)[\s.:=]*\d{1,6}\)?\s*$/i;
/** «;12», «,,12» and «,12#» right behind a number: phones dial it after a pause. «22-11,12» tells two numbers in short. */
const PAUSED = /(?<=\d[\s()\-.]{0,3}\d\d[\s()\-.]{0,3}\d\d)(?:[,;]*;[,;]*|,{2,3}|,(?=\d+#))(\d{1,6})#?$/;
/** «доб.12», written without a space. */
const CLOSE = /(?<!\p{L})(доб\.)(\d{1,6})(?!\d)/giu;
/** Digits with anything between them that people part digits with; a plus only in front. */
const RUN = /(?:\+\s*)?[([]?\d(?:[\d\s()[\].\-‐‑‒–—―−/·•~]*\d)?/g;
/** Signs that make digits part of a name, address or mail. */
const WORD_BEFORE = /[a-z0-9_@]$/i;
const WORD_AFTER = /^[a-z_@]/i;
/** A link of Telegram up to the digits: `t.me/79001234567` is not a number, `t.me/+79001234567` is. */
const TELEGRAM_BEFORE = /(?:^|[\s,;(<])\S*(?:t\.me|telegram\.(?:me|dog)|tg:\/*resolve)[/?](?:[^\s+]\S*)?$/i;

/**
 * The phones that a text holds, as E.164: +7XXXXXXXXXX whatever was in front (8, 7, +7, nothing), others with their country's
 * code. Any separators; several in one text are all taken; words around them are the note. Numbers that a spreadsheet turned into
 * 7.9001234567E+10 are recovered if all their digits are there.
 * @param foreign tells numbers outside +7; without it they are none
 */
export function readPhones(text: string, foreign?: ForeignNumber): ParsedContacts {
  if (text.length > LONGEST_LINE) return { problem: TOO_LONG };
  const typed = cleaned(text);
  const scientific = SCIENTIFIC.exec(typed);
  if (scientific) {
    const [, whole = '', fraction = '', exponent] = scientific;
    // If there are fewer digits than the exponent asks for, the last ones were rounded away, or were zeros: the number is
    // uncertain.
    if (fraction.replace(/0+$/, '').length > Number(exponent) || fraction.length < Number(exponent)) {
      return { problem: LOST_DIGITS };
    }
    return readPhones(whole + fraction.slice(0, Number(exponent)), foreign);
  }
  const exact = typed.replace(FRACTION_OF_ZEROS, '$1').replace(PAUSED, ' доб. $1');
  const extension = EXTENSION.exec(exact)?.[0] ?? '';
  const plain = exact.slice(0, exact.length - extension.length);
  const found = new Set<string>();
  const runs: string[] = [];
  let leftOut = 0;
  let rest = '';
  let from = 0;
  for (const match of plain.matchAll(RUN)) {
    const [run] = match;
    const end = match.index + run.length;
    const before = plain.slice(0, match.index);
    if (WORD_BEFORE.test(before) || WORD_AFTER.test(plain.slice(end))) continue;
    if (!run.startsWith('+') && TELEGRAM_BEFORE.test(before)) continue;
    runs.push(run);
    const read = readRun(run, foreign);
    for (const phone of read.phones) found.add(phone);
    leftOut += read.leftOut.filter(
      (one) => (isNumberLike(one) && !CALENDAR_DATE.test(one)) || isEndOfNumber(one.trim(), before, plain.slice(end)),
    ).length;
    if (read.phones.length === 0) continue;
    rest += `${plain.slice(from, match.index)} ${read.leftOut.join(', ')} `;
    from = end;
  }
  if (found.size > 0)
    return {
      values: [...found],
      leftOut,
      note: noteOf(rest + plain.slice(from) + extension.replace('#', ` доб.${NBSP}`)).replace(CLOSE, '$1 $2'),
    };
  return { problem: runs.length === 0 ? 'Здесь нет номера телефона' : problemOfRuns(runs, foreign) };
}

/**
 * The extension of a number that words beside it tell, its digits; empty when they tell none. People of one office share its number.
 */
export function extensionIn(note: string): string {
  return /\d+/.exec(/(?:^|[\s,;(])(?:доб|вн|ext|x)\p{L}*[\s.:=]*\d{1,6}/iu.exec(note)?.[0] ?? '')?.[0] ?? '';
}

/** The one phone on +7 that a text holds, as +7XXXXXXXXXX, or null. See {@link readPhones}. */
export function normalisePhone(text: string): string | null {
  const reading = readPhones(text);
  return 'values' in reading && reading.values.length === 1 ? (reading.values[0] ?? null) : null;
}

/** Why {@link normalisePhone} finds no phone, in Russian; null when it does. */
export function phoneProblem(text: string): string | null {
  const reading = readPhones(text);
  if ('problem' in reading) return reading.problem;
  return reading.values.length === 1 ? null : SEVERAL_PHONES;
}
