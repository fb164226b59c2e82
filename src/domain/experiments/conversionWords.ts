import { formatNumber, NBSP } from '../core/format.ts';
import type { Conversion } from './filter.ts';

/** A step of the conversion: how many of how many, and what part that is; nothing where there is nothing to be a part of. */
function stepOf(name: string, part: number, whole: number): string {
  if (whole === 0) return '';
  return `${name} ${formatNumber(part)} из${NBSP}${formatNumber(whole)} (${Math.round((part / whole) * 100)}${NBSP}%)`;
}

/** How far experiments come, a sentence's part for each step that there is: «Взято в работу 8 из 16 (50 %)». */
export const conversionInWords = ({ all, started, finished, confirmed }: Conversion): readonly string[] =>
  [
    stepOf('Взято в работу', started, all),
    stepOf('завершено', finished, started),
    stepOf('подтвердилось', confirmed, finished),
  ].filter((step) => step !== '');
