/** Bytes of a file, both ends included. */
export interface AskedRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The bytes that a request asks for.
 * @param header `Range`; one of several ranges, or of anything but bytes, counts as none, as it may
 * @returns null for all of them; `none` where the file has none of what is asked
 */
export function rangeOf(header: string | undefined, size: number): AskedRange | 'none' | null {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < start) return null;
  return start <= end ? { start, end } : 'none';
}
