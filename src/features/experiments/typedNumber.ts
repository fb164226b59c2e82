import { parseNumber } from '../../domain/core/format.ts';

/** Reads a number typed the Russian way, its minus of either kind; NaN when it is none, so that checks refuse it. */
export function typedNumber(text: string): number {
  return parseNumber(text.replace('\u2212', '-')) ?? Number.NaN;
}
