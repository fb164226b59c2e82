import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { ModelReading, ReadingProgress, ReadingWork } from '#src/domain/model/reading.ts';

import { useStore } from '#store/StoreContext.ts';
import type { Store } from '#store/port.ts';
import { attemptWithToast } from '../outcomes.ts';
import { useConnectedModel } from './useModelState.ts';

/** Has a model read talks. @returns what it made of them */
export type AskReading<V> = (
  name: string,
  signal: AbortSignal,
  onProgress: (now: ReadingProgress, found: number) => void,
) => Promise<V>;

/** A model that reads talks, and what it made of them. */
export interface ReadingModel<V> {
  readonly name: string;
  /** Reason why the model cannot be asked now, as a sentence; empty while it can. */
  readonly why: string;
  readonly work: ReadingWork<V>;
  /** Asks it. */
  readonly onAsk: () => void;
  /** Stops it; what it found so far stays. A stable function. */
  readonly onStop: () => void;
  /** Called when the result changes: a part of it is taken, or rejected. A stable function. */
  readonly onChange: (value: V) => void;
}

/** Model's last results, by company and subject, while the page is open: to ask again costs money. */
const kept = new WeakMap<Store, Map<string, ReadingWork<unknown>>>();

const IDLE: ReadingWork<never> = { state: 'idle' };
const NO_MODEL = { name: null, why: '' };

/**
 * The company's model over some talks; null while there is none, or the talks are not known.
 * @param of names the talks and what is made of them: what was made of others is not shown
 * @param ask null while the talks are not known
 */
export function useReadingModel<V extends Pick<ModelReading, 'read'>>(
  of: string,
  ask: AskReading<V> | null,
): ReadingModel<V> | null {
  const store = useStore();
  const { name, why } = useConnectedModel() ?? NO_MODEL;
  const [shown, setShown] = useState<{ readonly of: string; readonly work: ReadingWork<V> }>({ of, work: IDLE });
  const asking = useRef<AbortController | null>(null);
  const known = kept.get(store)?.get(of) as ReadingWork<V> | undefined;
  const work = shown.of === of && shown.work !== IDLE ? shown.work : (known ?? IDLE);
  useEffect(() => () => asking.current?.abort(), []);
  const onStop = useCallback(() => asking.current?.abort(), []);
  const keep = useCallback(
    (next: ReadingWork<V>) => {
      const all = kept.get(store) ?? new Map<string, ReadingWork<unknown>>();
      kept.set(store, all.set(of, next));
      setShown({ of, work: next });
    },
    [store, of],
  );
  const onChange = useCallback((value: V) => keep({ state: 'done', value }), [keep]);
  const onAsk = useCallback(() => {
    if (!ask || name === null) return;
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    const tell = (next: ReadingWork<V>) => {
      if (asking.current === controller) setShown({ of, work: next });
    };
    tell({ state: 'working', progress: { step: 'reading', done: 0, parts: 1 }, found: 0 });
    void attemptWithToast('Модель не спросили', async () => {
      try {
        const value = await ask(name, controller.signal, (progress, found) =>
          tell({ state: 'working', progress, found }),
        );
        const next: ReadingWork<V> = value.read === 0 && controller.signal.aborted ? IDLE : { state: 'done', value };
        if (asking.current === controller) keep(next);
      } catch (error) {
        tell(IDLE);
        throw error;
      }
    });
  }, [keep, of, ask, name]);
  return useMemo(
    () => (name === null || !ask ? null : { name, why, work, onAsk, onStop, onChange }),
    [name, why, ask, work, onAsk, onStop, onChange],
  );
}
