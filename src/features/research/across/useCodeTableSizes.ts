import type { GridColumns } from '../../../domain/research/across/tableView.ts';
import { useSyncExternalStore } from 'react';

import { media } from '../../../theme/media.ts';

/** Sizes of the table's parts, px. */
export interface TableSizes {
  readonly head: number;
  readonly row: number;
  /** Width of the codes' names. */
  readonly name: number;
  /** Width of the column that counts people. */
  readonly people: number;
  readonly column: number;
}

const PHONE = media.mobile.replace('@media ', '');

function subscribe(listener: () => void): () => void {
  const phone = window.matchMedia(PHONE);
  phone.addEventListener('change', listener);
  return () => phone.removeEventListener('change', listener);
}

const isPhone = (): boolean => window.matchMedia(PHONE).matches;

/** Text grows with the browser's font size, and so must its containers. */
const scale = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;

/** Returns the sizes of the table's parts: narrower on a phone, so that some columns fit beside the names. */
export function useCodeTableSizes(by: GridColumns): TableSizes {
  const phone = useSyncExternalStore(subscribe, isPhone, () => false);
  const times = scale();
  const wide = by !== 'participants';
  const sizes = phone
    ? { head: 88, row: 48, name: 136, people: 64, column: wide ? 108 : 100 }
    : { head: 88, row: 44, name: 264, people: 92, column: wide ? 148 : 104 };
  return Object.fromEntries(
    Object.entries(sizes).map(([part, size]) => [part, Math.round(size * times)]),
  ) as unknown as TableSizes;
}
