import { useCallback, type ReactNode } from 'react';

import type { Loadable } from '#src/domain/core/loadable.ts';
import type { OpenExperiment } from '#src/features/experiments/openExperiment.ts';

import { useShowOutside } from '../../shared/out/useShowOutside.tsx';
import { useStore } from '#store/StoreContext.ts';

/**
 * «Показать снаружи» of an experiment.
 * @param opened the open one, by whose name it is shown
 * @param company name of the open company, for the page
 */
export function useShowExperiment(
  opened: Loadable<OpenExperiment>,
  company: string,
): { readonly onShow: ((id: string) => void) | undefined; readonly dialog: ReactNode } {
  const store = useStore();
  const { show, dialog } = useShowOutside();
  const onShow = useCallback(
    (id: string) => {
      const experiment = opened.state === 'ready' ? opened.value.experiment : null;
      show?.({
        kind: 'experiment',
        recordId: id,
        title: experiment?.name ?? 'Эксперимент',
        ...(experiment ? { changedAt: experiment.updatedAt } : {}),
        make: async (hides) => (await import('./actions.ts')).experimentOutside(store, company, id, hides),
      });
    },
    [show, opened, store, company],
  );
  return { onShow: show && onShow, dialog };
}
