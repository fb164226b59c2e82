import { NBSP } from '../format.ts';

/**
 * Returns the E.164 number (`+375291234567`) of digits behind a plus, or undefined when no country has such a number. Outside +7
 * only a library knows the numbering plans, and domain imports none, so the caller passes it in.
 */
export type ForeignNumber = (text: string) => string | undefined;

export const SEVERAL_PHONES = 'В строке несколько номеров: оставьте один';

const ONLY_RUSSIAN = 'Иностранный номер: подходят только номера на +7';
const NO_SUCH_FOREIGN = 'Такого номера нет: проверьте код страны и цифры';
const WITHOUT_COUNTRY = `Номер другой страны начните с${NBSP}+ и${NBSP}её кода`;

/** A date is no number of anybody, though it has as many digits. */
export const CALENDAR_DATE = /^(?:\d{1,2}[.\-/]\d{1,2}[.\-/]\d{2,4}|\d{4}[.\-/]\d{1,2}[.\-/]\d{1,2})$/;

/**
 * Ten digits after +7 that can be a number: mobile 9, landline 3, 4 and 8, Kazakhstan 7. The rest of the plan is not given out.
 */
const NATIONAL = /^[34789]\d{9}$/;
/**
 * Ten digits written without +7 or 8. After an 8 only the area codes that exist: else it is an 8 with a digit missing
 * (8 900 123-45-6).
 */
const BARE = /^(?:[349]\d|8(?:1[1-8]|2[01]|3[13-6]|4[1-8]|5[15]|6[1-35-79]|7[1-37-9]))\d+$/;
/** Numbers of neighbouring countries that Russian tables write without a plus; those of other countries look like any digits. */
const NEIGHBOUR = /^(?:(?:375|380|992|994|995|996|998)\d{9}|(?:373|374|993)\d{8})$/;
/** The ways to dial abroad in front of a country's code. */
const DIALLED_ABROAD = /^(?:00|810)(?=[1-9]\d{7})/;

/** The number that a run of digits and separators is, or undefined. */
function phoneOfRun(run: string, foreign: ForeignNumber | undefined): string | undefined {
  const plus = run.startsWith('+');
  const all = run.replace(/\D/g, '');
  const digits = plus ? all : all.replace(DIALLED_ABROAD, '');
  const isAbroad = digits !== all || plus;
  // «+7 8 900 …»: both prefixes at once.
  const national = /^78(9\d{9})$/.exec(digits)?.[1] ?? (digits.length === 11 ? digits.slice(1) : digits);
  if (digits.length === 10 && !isAbroad) return BARE.test(digits) ? `+7${digits}` : undefined;
  // +8 is no country's; but +84 90 … is Vietnam's, as long as ours, so only a mobile may follow.
  const prefixed = isAbroad ? /^(?:7|89)/.test(digits) : /^[78]/.test(digits);
  if (prefixed && NATIONAL.test(national)) return `+7${national}`;
  const isForeign = isAbroad ? !digits.startsWith('7') : NEIGHBOUR.test(digits);
  return isForeign && digits.length >= 7 && digits.length <= 15 ? foreign?.(`+${digits}`) : undefined;
}

/** Splits numbers in one run of digits without a space between them: `8900123456789007654321`. */
function gluedPhones(run: string): string[] {
  const digits = run.replace(/\D/g, '');
  if (digits.length < 22 || digits.length % 11 !== 0) return [];
  const phones = (digits.match(/.{11}/g) ?? []).map((part) => phoneOfRun(part, undefined));
  return phones.every((phone) => phone !== undefined) ? phones : [];
}

/** Most words of digits that one number is written in: «8 10 375 29 123 45 67». */
const MOST_WORDS = 9;

interface RunReading {
  readonly phones: readonly string[];
  readonly leftOut: readonly string[];
}

/** Fewest digits of a possible number that is badly written. */
const FEWEST_DIGITS = 7;

export const isNumberLike = (text: string): boolean => text.replace(/\D/g, '').length >= FEWEST_DIGITS;

/** The last digits of a number, and what stands between a number and another: «8 900 000-33-09 или 33-10», «…, 000-33-10». */
const LAST_DIGITS = /^(?:\d{3}-)?\d{2}-\d{2}$/;
const BETWEEN = /\d[\s)]*(?:[,;/]|или|либо|и)\s*$/u;

/** What stands in front of the last two digits alone: «333-22-11,12». */
const COMMA_BEHIND = /-\d\d,$/;

/** Whether a run is the end of another number, whose beginning is that of the number before it. */
export const isEndOfNumber = (run: string, before: string, after: string): boolean =>
  (LAST_DIGITS.test(run) && BETWEEN.test(before)) ||
  (/^\d\d$/.test(run) && COMMA_BEHIND.test(before) && !/^\s*\p{L}/u.test(after));

/** The numbers that words make, the longest of at most so many words first, and the words that make none. */
function readWords(words: readonly string[], most: number, foreign: ForeignNumber | undefined): RunReading {
  const phones: string[] = [];
  const leftOut: string[] = [];
  let pending: string[] = [];
  const putAside = () => {
    if (pending.length > 0) leftOut.push(pending.join(' '));
    pending = [];
  };
  for (let at = 0; at < words.length;) {
    let taken = 0;
    for (let size = Math.min(most, words.length - at); size > 0 && taken === 0; size -= 1) {
      const part = words.slice(at, at + size).join(' ');
      const phone = phoneOfRun(part, foreign);
      // «+5 900 123 45 67»: what follows a code that is none is not a number of ours without one.
      const isTail = pending.length > 0 && size > 1 && part.replace(/\D/g, '').length === 10;
      if (phone === undefined || isTail) continue;
      phones.push(phone);
      taken = size;
    }
    if (taken === 0) pending.push(words[at] ?? '');
    else putAside();
    at += taken || 1;
  }
  putAside();
  return { phones, leftOut };
}

/** The numbers in a run, and what of it is none: itself, or those of its words. */
export function readRun(run: string, foreign: ForeignNumber | undefined): RunReading {
  const whole = phoneOfRun(run, foreign);
  if (whole !== undefined) return { phones: [whole], leftOut: [] };
  const words = run.split(/[\s/]+/);
  const parted = readWords(words, MOST_WORDS, foreign);
  // A few remaining digits may belong to the number: «8 900 123 45 67 8» is no valid number, not that of +7 900 123-45-67.
  const isSure = parted.leftOut.every((one) => CALENDAR_DATE.test(one) || isNumberLike(one));
  const read = isSure ? parted : readWords(words, 1, foreign);
  if (read.phones.length > 0) return read;
  const glued = gluedPhones(run);
  return glued.length > 0 ? { phones: glued, leftOut: [] } : { phones: [], leftOut: [run] };
}

/** Why the longest run of a text is no number. */
export function problemOfRuns(runs: readonly string[], foreign: ForeignNumber | undefined): string {
  const longest = runs.reduce((best, run) =>
    run.replace(/\D/g, '').length > best.replace(/\D/g, '').length ? run : best,
  );
  const digits = longest.replace(/\D/g, '');
  const abroad = foreign ? NO_SUCH_FOREIGN : ONLY_RUSSIAN;
  if (longest.startsWith('+') && digits.length >= FEWEST_DIGITS && !/^[78]/.test(digits)) return abroad;
  if (longest.startsWith('+') && /^8[0-8]/.test(digits) && digits.length >= 11) return abroad;
  if (digits.length >= 20) return SEVERAL_PHONES;
  if (digits.length < 10) return `Не хватает цифр: в${NBSP}номере их 11, а здесь ${digits.length}`;
  if (digits.length > 11) {
    if (/^[78]/.test(digits)) return `Лишние цифры: в${NBSP}номере их 11, а здесь ${digits.length}`;
    return foreign ? WITHOUT_COUNTRY : ONLY_RUSSIAN;
  }
  if (digits.length === 10 && /^[78]/.test(digits)) return `Не хватает цифр: в${NBSP}номере их 11, а здесь 10`;
  if (!/^[78]/.test(digits)) return foreign ? WITHOUT_COUNTRY : `Номер начинается с${NBSP}+7 или${NBSP}8`;
  return `Нет такого кода: ${digits.slice(1, 4)}`;
}
