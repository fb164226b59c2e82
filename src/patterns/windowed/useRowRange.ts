import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback } from 'react';

import { usePrinting } from '../../ui/drawing/usePrinting.ts';

/**
 * Chooses the rows of a virtual list that are in the page: those near its window, all of them for a print, and those that stay
 * wherever it is scrolled, so that the focus or a selection is not lost with them.
 * @param kept indexes of rows that stay; ones outside the list do not count. The same array while nothing changed
 * @returns the virtualizer's `rangeExtractor`
 */
export function useRowRange(kept: readonly number[]): (range: Range) => number[] {
  const printing = usePrinting();
  return useCallback(
    (range: Range) => {
      if (printing) return Array.from({ length: range.count }, (_, index) => index);
      const staying = kept.filter((index) => index >= 0 && index < range.count);
      return [...new Set([...defaultRangeExtractor(range), ...staying])].sort((a, b) => a - b);
    },
    [kept, printing],
  );
}
