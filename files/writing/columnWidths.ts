const sum = (of: readonly number[]): number => of.reduce((all, one) => all + one, 0);

/**
 * Widths of a table's columns: what their longest words need, the rest by what their texts would take; narrower than their words
 * only where all together do not fit.
 */
export function columnWidths(least: readonly number[], wanted: readonly number[], width: number): number[] {
  if (sum(least) >= width) return least.map((one) => (one / sum(least)) * width);
  const extra = least.map((one, index) => Math.max(0, (wanted[index] ?? 0) - one));
  const room = width - sum(least);
  const share = sum(extra) === 0 ? 0 : Math.min(1, room / sum(extra));
  const own = least.map((one, index) => one + (extra[index] ?? 0) * share);
  const rest = (width - sum(own)) / own.length;
  return own.map((one) => one + rest);
}
