import { use, useEffect, useState } from 'react';

import type { ShownTextHit } from '#src/features/research/ResearchItem.tsx';

import { DatabaseContext, useStore } from '#store/StoreContext.ts';
import type { TextSearch } from '#store/search/textSearch.ts';

/** How long typing rests before the materials are searched, ms; titles are searched at every key. */
const TYPING_REST = 150;

/** Shortest query that is looked for in materials: one letter is in all of them. */
const SHORTEST = 2;

const NONE: ReadonlyMap<string, ShownTextHit> = new Map();

/**
 * Where the studies' materials hold the words searched for, by study. Undefined while they are being searched. The search
 * runs in a worker, which starts with the first query.
 */
export function useTextHits(query: string): ReadonlyMap<string, ShownTextHit> | undefined {
  const store = useStore();
  const database = use(DatabaseContext);
  const words = query.trim();
  const wanted = words.length >= SHORTEST;
  const [search, setSearch] = useState<TextSearch | null>(null);
  const [found, setFound] = useState<{ words: string; hits: ReadonlyMap<string, ShownTextHit> } | null>(null);

  useEffect(() => {
    if (!wanted || search) return;
    let left = false;
    import('#store/search/textSearch.ts').then(
      ({ createTextSearch }) => {
        if (!left) setSearch(createTextSearch(store, database));
      },
      // Without its code nothing is found in the texts, as where a search fails; other words try again.
      () => {
        if (!left) setFound({ words, hits: NONE });
      },
    );
    return () => {
      left = true;
    };
  }, [words, wanted, search, store, database]);

  useEffect(() => () => search?.close(), [search]);

  useEffect(() => {
    if (!wanted || !search) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      search.search(words, controller.signal).then(
        (hits) => setFound({ words, hits: new Map(hits.map((hit) => [hit.researchId, hit])) }),
        (error: unknown) => {
          // A search that fails finds nothing in the texts; titles and descriptions are found all the same.
          if (!controller.signal.aborted) setFound({ words, hits: NONE });
          return error;
        },
      );
    }, TYPING_REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [words, wanted, search]);

  if (!wanted) return NONE;
  return found?.words === words ? found.hits : undefined;
}
