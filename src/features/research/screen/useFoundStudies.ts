import { useCallback } from 'react';

import type { Loadable } from '../../../domain/core/loadable.ts';
import { filterResearch, type ResearchFilter } from '../../../domain/research/filter.ts';
import type { ResearchSummary } from '../../../domain/research/research.ts';
import { useNarrowed, type Narrowed } from '../../../patterns/list/useNarrowed.ts';
import type { ShownTextHit } from '../ResearchItem.tsx';

/** Studies that a filter lets through, and where their materials hold the words. */
export interface FoundStudies {
  readonly narrowed: Narrowed<ResearchSummary, ResearchFilter>;
  /** Where materials hold the words searched for, by study; the same map while they hold none. */
  readonly hits: ReadonlyMap<string, ShownTextHit>;
  /** Nothing was found so far, and the texts are still being searched: «Ничего не найдено» would come too early. */
  readonly isSearching: boolean;
}

const NO_HITS: ReadonlyMap<string, ShownTextHit> = new Map();

/**
 * Studies as their filter narrows them; its words are looked for in materials, too.
 * @param textHits where materials hold them; undefined while they are being searched
 */
export function useFoundStudies(
  studies: Loadable<readonly ResearchSummary[]>,
  filter: ResearchFilter,
  textHits: ReadonlyMap<string, ShownTextHit> | undefined,
): FoundStudies {
  const hits = textHits?.size ? textHits : NO_HITS;
  const pass = useCallback(
    (all: readonly ResearchSummary[], by: ResearchFilter) => filterResearch(all, by, new Set(hits.keys())),
    [hits],
  );
  const narrowed = useNarrowed(studies, filter, pass);
  const hasStudies = studies.state === 'ready' && studies.value.length > 0;
  return { narrowed, hits, isSearching: textHits === undefined && narrowed.found.length === 0 && hasStudies };
}
