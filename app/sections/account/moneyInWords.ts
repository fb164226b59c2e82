import { convert } from 'number-to-words-ru';

/**
 * A sum in Russian words, as invoices write it: «Сто сорок семь тысяч рублей 00 копеек». Exact up to 1e14 kopecks: the library gets
 * the digits as text.
 * @param sum whole kopecks, not negative
 * @throws RangeError for anything else
 */
export function moneyInWords(sum: number): string {
  if (!Number.isSafeInteger(sum) || sum < 0) throw new RangeError(`«${sum}» is no sum in kopecks`);
  const digits = String(sum).padStart(3, '0');
  return convert(`${digits.slice(0, -2)}.${digits.slice(-2)}`, {
    currency: 'rub',
    convertNumberToWords: { fractional: false },
  });
}
