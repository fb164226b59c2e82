const LATIN = 'abcdefghijklmnopqrstuvwxyz';
/** Letters that Russian lists count with. */
const RUSSIAN = 'абвгдежзиклмнопрстуфхцчшщэюя';
const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** Behind the last letter they come doubled. */
const letterOf = (letters: string, number: number): string =>
  (letters[(number - 1) % letters.length] ?? '').repeat(Math.min(9, Math.ceil(number / letters.length)));

function romanOf(number: number): string {
  let rest = number;
  let roman = '';
  for (const [value, sign] of ROMAN) {
    while (rest >= value) {
      roman += sign;
      rest -= value;
    }
  }
  return roman;
}

/** How a list's number is written; an unknown way is figures. */
export type NumberForm = 'figures' | 'latin' | 'russian' | 'roman';

/** A list's number as it is written. */
export function listNumber(number: number, form: NumberForm, isCapital: boolean): string {
  if (form === 'figures' || number < 1 || number > 9999) return String(number);
  const written = form === 'roman' ? romanOf(number) : letterOf(form === 'latin' ? LATIN : RUSSIAN, number);
  return isCapital ? written.toUpperCase() : written;
}
