/** Digits before the point that are written out; beyond it a number is no phone, and an exponent may be made to fill the memory. */
const MOST_DIGITS = 400;
/** Digits that a spreadsheet keeps of a number. */
const EXACT_DIGITS = 15;

const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d+))?$/i;

/** Digits with the point moved right by so many places; zeros of no value gone. */
function shifted(sign: string, whole: string, fraction: string, places: number): string {
  const digits = whole + fraction;
  const point = whole.length + places;
  const padded = point < 0 ? '0'.repeat(-point) + digits : digits.padEnd(point, '0');
  const at = Math.max(point, 0);
  const left = padded.slice(0, at).replace(/^0+(?=\d)/, '') || '0';
  const right = padded.slice(at).replace(/0+$/, '');
  const minus = sign === '-' && /[1-9]/.test(left + right) ? '-' : '';
  return minus + left + (right === '' ? '' : `.${right}`);
}

/**
 * The value of a number cell in full digits: `7.9000000001E10` → `79000000001`. Works on the digits themselves, so that integers of
 * any length stay exact; a fraction that binary numbers blur (0.30000000000000004) is rounded to 15 digits as spreadsheets do.
 * What is no number comes back as it is.
 */
export function plainNumber(raw: string): string {
  const text = raw.trim();
  const match = NUMBER.exec(text);
  if (!match) return raw;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const places = Number(exponent);
  if (whole + fraction === '' || Math.abs(places) > MOST_DIGITS) return raw;
  const plain = shifted(sign, whole, fraction, places);
  if (!plain.includes('.') || plain.replace(/\D/g, '').replace(/^0+/, '').length <= EXACT_DIGITS) return plain;
  const rounded = Number(text).toPrecision(EXACT_DIGITS);
  return rounded === raw ? plain : plainNumber(rounded);
}

/** A number as a spreadsheet shows one that does not fit its column: `7,9000000001E+10`. */
const SHOWN = /^(\d)[.,](\d+)E\+?(\d{1,2})$/i;

/**
 * Returns the full digits of a text cell that holds a number in the short form, only when all of them are present. `7,9E+10` has
 * lost its digits for good and stays as it is: a made-up phone number would belong to another person.
 */
export function shownNumber(text: string): string {
  const match = SHOWN.exec(text.trim());
  if (!match) return text;
  const [, whole = '', fraction = '', exponent = ''] = match;
  return fraction.length === Number(exponent) ? whole + fraction : text;
}
