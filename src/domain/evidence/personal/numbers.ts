import { fold } from '../../core/format.ts';
import type { Personal, PersonalDataKind } from './kinds.ts';
import { dictated, isNumberWord } from './numberWords.ts';

/** How far around a number the word is that says what it is, code units. */
const NEAR = 90;
const INN = /(?<!\p{L})инн(?!\p{L})|реквизит|(?<!\p{L})(?:ооо|огрн)(?!\p{L})/u;
const CARD = /(?<!\p{L})карт[аеуыо]|номер сч|сбер|тинько/u;
const PHONE = /телефон|номер|звон|набира|набер|городск|мобильн|сотов|вотсап|ватсап|вайбер|факс/u;

/** Digits with what people put between them. */
const DIGITS = /(?:\+\s?\d|\(\d|\d)(?:[\d  ().–-]|,\s(?=\d{3}-)){4,26}\d/gu;

/** Whether the check digits of ten or twelve digits are those of an INN. */
function isInn(digits: string): boolean {
  const check = (weights: readonly number[]) =>
    (weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11) % 10;
  if (digits.length === 10) return check([2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(digits[9]);
  return (
    digits.length === 12 &&
    check([7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(digits[10]) &&
    check([3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(digits[11])
  );
}

/** Returns the kind of written digits; null when they are just a number. */
function kindOfDigits(digits: string, written: string, around: string): PersonalDataKind | null {
  const { length } = digits;
  const isUnbroken = /^\d+$/.test(written);
  const groups = written.match(/\d+/g) ?? [];
  if (written.startsWith('+') && length >= 10 && length <= 14) return 'phone';
  if (length >= 16 && length <= 19 && (groups.every(({ length: l }) => l >= 2) || CARD.test(around))) return 'card';
  if (length >= 13 && length <= 15 && CARD.test(around)) return 'card';
  if (isUnbroken && (length === 10 || length === 12) && (INN.test(around) || isInn(digits))) return 'inn';
  if (length === 11 && /^[78]/.test(digits)) return 'phone';
  if (length === 10 && (digits.startsWith('9') || /[()-]/.test(written) || PHONE.test(around))) return 'phone';
  if (isUnbroken && length === 12) return 'inn';
  if (/^\d{2,3}-\d{2}-\d{2}$/.test(written)) return 'phone';
  // «1 250 000» is money, «210 46 37» behind «телефон» is none.
  if ((length === 6 || length === 7) && /^\d{2,3}[ -]\d{2}[ -]\d{2}$/.test(written) && PHONE.test(around))
    return 'phone';
  return null;
}

function written(text: string, folded: string): Personal[] {
  return [...text.matchAll(DIGITS)].flatMap((match): Personal[] => {
    const { index } = match;
    const [found] = match;
    const end = index + found.length;
    if (/[\d@_\p{L}]/u.test(text.charAt(index - 1)) || /[\d_@\p{L}]/u.test(text.charAt(end))) return [];
    const kind = kindOfDigits(found.replaceAll(/\D/g, ''), found, folded.slice(Math.max(0, index - NEAR), end + 12));
    return kind ? [{ kind, start: index, end }] : [];
  });
}

/** Fewest words of numbers in a row that may be a telephone dictated. */
const FEWEST_WORDS = 5;

/** Returns the kind of dictated digits; null when they are just numbers in a row. */
function kindOfDictated(digits: string, around: string): PersonalDataKind | null {
  const { length } = digits;
  if (length >= 12 && CARD.test(around)) return 'card';
  if (length >= 15 && length <= 20) return 'card';
  if ((length === 10 || length === 12) && INN.test(around)) return 'inn';
  if (length === 12) return 'inn';
  if (length === 10 || length === 11) return 'phone';
  if (length >= 8 && length <= 13 && (PHONE.test(around) || /^8?9/.test(digits))) return 'phone';
  return length >= 5 && length <= 7 && /телефон|номер|звоните|городск/u.test(around) ? 'phone' : null;
}

function spoken(folded: string): Personal[] {
  const words = [...folded.matchAll(/[\p{L}\p{N}]+/gu)];
  const found: Personal[] = [];
  const isOf = (at: number) => isNumberWord(words[at]?.[0] ?? '');
  const wordAt = (at: number) => words[at];
  for (let first = 0; first < words.length; first += 1) {
    if (!isOf(first)) continue;
    let last = first + 1;
    while (last < words.length && isOf(last)) {
      const [a, b] = [wordAt(last - 1), wordAt(last)];
      // A stop or a line between two numbers begins another one.
      if (!a || !b || !/^[\s,—–-]{1,4}$/.test(folded.slice(a.index + a[0].length, b.index))) break;
      last += 1;
    }
    const [from, to] = [wordAt(first), wordAt(last - 1)];
    if (last - first >= FEWEST_WORDS && from && to) {
      const run = words.slice(first, last).map(([word]) => word);
      const end = to.index + to[0].length;
      const around = folded.slice(Math.max(0, from.index - NEAR), end + 12);
      // Digits alone are looked at as they are written.
      const kind = run.some((word) => !/\d/.test(word)) ? kindOfDictated(dictated(run), around) : null;
      if (kind) found.push({ kind, start: from.index, end });
    }
    first = last - 1;
  }
  return found;
}

/** Telephones, numbers of cards and of taxpayers, in figures and in words. */
export function numbersIn(text: string): Personal[] {
  const folded = fold(text);
  return [...written(text, folded), ...spoken(folded)];
}
