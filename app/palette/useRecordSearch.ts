import { use, useCallback, useEffect, useState } from 'react';

import type { PaletteSearch } from '#src/features/palette/paletteItems.ts';

import { storeMessageText } from '#store/messages.ts';
import { StoreError } from '#src/domain/core/storeError.ts';
import { DatabaseContext, useStore } from '#store/StoreContext.ts';
import { createRecordSearch, type RecordSearch } from '#store/search/recordSearch.ts';
import type { SearchAnswer } from '#store/search/answer.ts';

interface Found {
  readonly query: string;
  readonly round: number;
  readonly answer: SearchAnswer | null;
  readonly failure: string | null;
}

/**
 * Returns a query's results in the company's records, searched at every key; the previous answer stays until the next one comes.
 * The index is built when this is first used with `open`, lives as long as the component, and follows changes here and in other
 * tabs.
 */
export function useRecordSearch(
  query: string,
  open: boolean,
): { readonly answer: SearchAnswer | null; readonly search: PaletteSearch; readonly onRetry: () => void } {
  const store = useStore();
  const database = use(DatabaseContext);
  const [engine, setEngine] = useState<RecordSearch | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  /** Grows with every change of the records and with every retry: what was found is asked for anew. */
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((before) => before + 1), []);

  // Made in an effect, because it starts a worker; ended with the component or the company.
  useEffect(() => {
    if (!open || engine) return;
    let left = false;
    queueMicrotask(() => {
      if (!left) setEngine(createRecordSearch(store, database));
    });
    return () => {
      left = true;
    };
  }, [open, engine, store, database]);
  useEffect(() => () => engine?.close(), [engine]);
  useEffect(() => (open ? engine?.onStale(again) : undefined), [open, engine, again]);

  useEffect(() => {
    if (!open || !engine) return;
    let left = false;
    engine.search(query).then(
      (answer) => {
        if (!left) setFound({ query, round, answer, failure: null });
      },
      (error: unknown) => {
        const overtaken = error instanceof StoreError && error.code === 'aborted';
        if (!left && !overtaken) setFound({ query, round, answer: null, failure: storeMessageText(error) });
      },
    );
    return () => {
      left = true;
    };
  }, [open, engine, query, round]);

  const onRetry = useCallback(() => {
    setFound(null);
    again();
  }, [again]);

  const search: PaletteSearch =
    found === null
      ? { state: 'indexing' }
      : found.failure !== null
        ? { state: 'failed', message: found.failure }
        : { state: found.query === query && found.round === round ? 'ready' : 'searching' };
  return { answer: found?.answer ?? null, search, onRetry };
}
