import { use, useEffect, useMemo, useState } from 'react';

import { foundInOrder, type FoundText } from '#src/domain/research/reading/foundTexts.ts';
import type { MaterialSearch } from '#src/features/research/reading/find/FindPanel.tsx';

import type { FindTexts } from '#store/search/findTexts.ts';
import { storeMessageText } from '#store/messages.ts';
import { DatabaseContext, useStore } from '#store/StoreContext.ts';

/** How long typing rests before the materials are searched, ms. */
const TYPING_REST = 120;

const NONE: readonly FoundText[] = [];

interface Answer {
  readonly words: string;
  /** Materials to search, in an order without meaning. */
  readonly asked: readonly string[];
  readonly found: readonly FoundText[];
  readonly error: string | null;
}

/**
 * Every place of some words in chosen materials. What was found last stays until the next is there. The search runs in a worker,
 * which starts with the first words, and follows what changes here and in other tabs. Another order of the same materials is
 * no other search: steps from file to file never follow the order of the study that was read before.
 * @param words blanks at their ends do not count; when there are none nothing is looked for
 * @param materialIds in the order of the answer. The same array while it says the same
 */
export function useFindTexts(words: string, materialIds: readonly string[]): MaterialSearch {
  const store = useStore();
  const database = use(DatabaseContext);
  const wanted = words.trim();
  const key = materialIds.toSorted().join(' ');
  const asked = useMemo(() => key.split(' ').filter(Boolean), [key]);
  const [search, setSearch] = useState<FindTexts | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (wanted === '' || search) return undefined;
    let left = false;
    import('#store/search/findTexts.ts').then(
      ({ createFindTexts }) => {
        if (!left) setSearch(createFindTexts(store, database));
      },
      (error: unknown) => {
        if (!left) setAnswer({ words: wanted, asked, found: NONE, error: storeMessageText(error) });
      },
    );
    return () => {
      left = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a turn is another attempt
  }, [wanted, search, store, database, asked, turn]);

  useEffect(() => () => search?.close(), [search]);
  useEffect(() => search?.onStale(() => setTurn((before) => before + 1)), [search]);

  useEffect(() => {
    if (wanted === '' || !search || asked.length === 0) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      search.search({ words: wanted, materialIds: asked }, controller.signal).then(
        (found) => setAnswer({ words: wanted, asked, found, error: null }),
        (error: unknown) => {
          if (controller.signal.aborted) return;
          setAnswer({ words: wanted, asked, found: NONE, error: storeMessageText(error) });
        },
      );
    }, TYPING_REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a turn is another attempt, or something changed
  }, [wanted, search, asked, turn]);

  const onRetry = () => {
    setAnswer(null);
    setTurn((before) => before + 1);
  };
  const found = useMemo(() => foundInOrder(answer?.found ?? NONE, materialIds), [answer, materialIds]);
  if (wanted === '') return { found: NONE, isSearching: false, error: null, onRetry };
  const isSearching = answer?.words !== wanted || answer.asked !== asked;
  return { found, isSearching, error: isSearching ? null : (answer?.error ?? null), onRetry };
}
