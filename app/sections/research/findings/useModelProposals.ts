import { useMemo } from 'react';

import type { ModelFound, ModelProposing } from '#src/features/research/across/findings/modelProposals.ts';

import { useReadingModel, type AskReading } from '../../../shared/team/useReadingModel.ts';
import { useStore } from '#store/StoreContext.ts';
import type { AskedAbout } from './askProposals.ts';

/**
 * The company's model over some talks; null while there is none, or the talks are not known.
 * @param of names the talks: what was said of others is not shown
 */
export function useModelProposals(of: string, about: AskedAbout | null): ModelProposing | null {
  const store = useStore();
  const ask = useMemo<AskReading<ModelFound> | null>(
    () =>
      about &&
      (async (name, signal, onProgress) => {
        const { askProposals } = await import('./askProposals.ts');
        return askProposals(store, about, name, signal, onProgress);
      }),
    [store, about],
  );
  const model = useReadingModel(of, ask);
  return useMemo(() => {
    if (!model) return null;
    const { onChange, ...rest } = model;
    const onDone = (key: string) => {
      const { work } = rest;
      if (work.state !== 'done') return;
      onChange({ ...work.value, hypotheses: work.value.hypotheses.filter((one) => one.key !== key) });
    };
    return { ...rest, onDone };
  }, [model]);
}
