import { use, useEffect, useState } from 'react';

import type { FoundText } from '#src/domain/research/reading/foundTexts.ts';
import type { Finding } from '#src/features/research/reading/find/FindPanel.tsx';

import type { FindTexts } from '../../../../search/findTexts.ts';
import { storeMessageText } from '../../../../workspace/messages.ts';
import { DatabaseContext, useStore } from '../../../../workspace/StoreContext.ts';

/** How long typing rests before the materials are searched, ms. */
const TYPING_REST = 120;

const NONE: readonly FoundText[] = [];

interface Answer {
  readonly words: string;
  readonly materialIds: readonly string[];
  readonly found: readonly FoundText[];
  readonly error: string | null;
}

/**
 * Every place of some words in chosen materials. What was found last stays until the next is there. The search runs in a worker,
 * which starts with the first words, and follows what changes here and in other tabs.
 * @param words blanks at their ends do not count; when there are none nothing is looked for
 * @param materialIds in the order of the answer. The same array while it says the same
 */
export function useFindTexts(words: string, materialIds: readonly string[]): Finding {
  const store = useStore();
  const database = use(DatabaseContext);
  const wanted = words.trim();
  const [search, setSearch] = useState<FindTexts | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (wanted === '' || search) return undefined;
    let left = false;
    import('../../../../search/findTexts.ts').then(
      ({ createFindTexts }) => {
        if (!left) setSearch(createFindTexts(store, database));
      },
      (error: unknown) => {
        if (!left) setAnswer({ words: wanted, materialIds, found: NONE, error: storeMessageText(error) });
      },
    );
    return () => {
      left = true;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a turn is another attempt
  }, [wanted, search, store, database, materialIds, turn]);

  useEffect(() => () => search?.close(), [search]);
  useEffect(() => search?.onStale(() => setTurn((before) => before + 1)), [search]);

  useEffect(() => {
    if (wanted === '' || !search || materialIds.length === 0) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      search.search({ words: wanted, materialIds }, controller.signal).then(
        (found) => setAnswer({ words: wanted, materialIds, found, error: null }),
        (error: unknown) => {
          if (controller.signal.aborted) return;
          setAnswer({ words: wanted, materialIds, found: NONE, error: storeMessageText(error) });
        },
      );
    }, TYPING_REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a turn is another attempt, or something changed
  }, [wanted, search, materialIds, turn]);

  const onRetry = () => {
    setAnswer(null);
    setTurn((before) => before + 1);
  };
  if (wanted === '') return { found: NONE, isSearching: false, error: null, onRetry };
  const isSearching = answer?.words !== wanted || answer.materialIds !== materialIds;
  return { found: answer?.found ?? NONE, isSearching, error: isSearching ? null : (answer?.error ?? null), onRetry };
}
