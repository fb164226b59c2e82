import type { DateText } from '../core/record.ts';

/** First day of each rate, newest first (tax code, art. 164). */
const RATES: readonly (readonly [since: DateText, percent: number])[] = [
  ['2026-01-01', 22],
  ['2019-01-01', 20],
  ['2004-01-01', 18],
];

/** The rate of VAT on a day, per cent. */
export function vatRate(date: DateText): number {
  return (RATES.find(([since]) => date >= since) ?? RATES.at(-1) ?? ['', 0])[1];
}

export function kopecks(roubles: number): number {
  return Math.round(roubles * 100);
}

/**
 * The VAT that a sum includes, in whole kopecks; half a kopeck goes up. Exact up to 1e14 kopecks: whole numbers throughout.
 * @param gross whole kopecks, not negative
 * @param percent whole per cent
 */
export function includedVat(gross: number, percent: number): number {
  const parts = 100 + percent;
  const doubled = 2 * gross * percent + parts;
  return (doubled - (doubled % (2 * parts))) / (2 * parts);
}

/** A sum of an invoice: `147 000,00`; kopecks in, always two digits of them. */
export function formatKopecks(sum: number): string {
  const roubles = (sum - (sum % 100)) / 100;
  const grouped = String(roubles).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0');
  return `${grouped},${String(sum % 100).padStart(2, '0')}`;
}
