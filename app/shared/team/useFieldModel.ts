import { useCallback, useEffect, useRef } from 'react';

import type { Drafted } from '#src/domain/model/drafted.ts';
import type { AskTask } from '#src/domain/model/reading.ts';
import { NOT_ASKED, type FieldWork } from '#src/patterns/evidence/fieldWork.ts';

import { useStore } from '#store/StoreContext.ts';
import type { Store } from '#store/port.ts';
import { explain } from '../outcomes.ts';
import { askModel } from './askModel.ts';

/** Model's last answers for a form, while the page is open: to ask again costs money. */
const kept = new WeakMap<Store, Map<string, FieldWork<string>>>();

/** A form that the company's model is to fill. */
export interface FieldModelOptions<F extends string> {
  /** Subject of the work: a form that is opened again finds its answer. */
  readonly about: string;
  /** State of the work, and the function that reports its changes. */
  readonly work: FieldWork<F>;
  readonly onWork: (work: FieldWork<F>) => void;
  /** Reads what there is to read and asks. Throws when that cannot be read. */
  readonly draft: (ask: AskTask) => Promise<Drafted<F>>;
}

/** Returns the functions that make the company's model fill a form, and stop it. It stops when the form goes. */
export function useFieldModel<F extends string>({
  about,
  work,
  onWork,
  draft,
}: FieldModelOptions<F>): {
  readonly onAsk: () => void;
  readonly onStop: () => void;
} {
  const store = useStore();
  const asking = useRef<AbortController | null>(null);
  useEffect(() => {
    const known = kept.get(store)?.get(about);
    if (known) onWork(known as FieldWork<F>);
    return () => asking.current?.abort();
  }, [store, about, onWork]);
  useEffect(() => {
    if (work.state !== 'done') return;
    const known = kept.get(store) ?? new Map<string, FieldWork<string>>();
    kept.set(store, known.set(about, work));
  }, [store, about, work]);
  const onAsk = useCallback(() => {
    const controller = new AbortController();
    const { signal } = controller;
    asking.current?.abort();
    asking.current = controller;
    const tell = (next: FieldWork<F>) => {
      if (asking.current === controller) onWork(next);
    };
    tell({ state: 'working' });
    draft((task, input) => askModel(store.companyId, task, input, { signal })).then(
      async (drafted) => {
        if (drafted.kind === 'stopped' || signal.aborted) tell(NOT_ASKED);
        else if (drafted.kind === 'done') tell({ state: 'done', madeBy: drafted.madeBy, fields: drafted.fields });
        else {
          const { modelTroubleWords } = await import('#src/domain/model/words.ts');
          tell({ state: 'failed', trouble: modelTroubleWords(drafted.trouble) });
        }
      },
      (error: unknown) => tell({ state: 'failed', trouble: explain(error) }),
    );
  }, [store, onWork, draft]);
  return { onAsk, onStop: useCallback(() => asking.current?.abort(), []) };
}
