import { useMemo } from 'react';

import type { Loadable } from '../../domain/core/loadable.ts';
import { useDrawnAfter } from '../../ui/drawing/useDrawnAfter.ts';

/** A list and what it is narrowed by, as a ListScreen takes it. */
export interface Narrowed<Item, Filter> {
  /** The list, pending or failed. */
  list: Loadable<readonly Item[]>;
  /** Filter as typed. */
  filter: Filter;
  /** Filter as shown: behind the typed one while that is being worked out. */
  applied: Filter;
  /** Items that pass the filter; none while the list is not ready. The same array while nothing changed. */
  found: readonly Item[];
}

const NOTHING: readonly never[] = [];

/**
 * A list as its filter narrows it. A key in the search field draws the field, and the list after it.
 * @param pass what of the list passes the filter. A stable function
 */
export function useNarrowed<Item, Filter>(
  list: Loadable<readonly Item[]>,
  filter: Filter,
  pass: (all: readonly Item[], filter: Filter) => readonly Item[],
): Narrowed<Item, Filter> {
  const applied = useDrawnAfter(filter);
  const all = list.state === 'ready' ? list.value : NOTHING;
  const found = useMemo(() => pass(all, applied), [all, applied, pass]);
  return { list, filter, applied, found };
}
