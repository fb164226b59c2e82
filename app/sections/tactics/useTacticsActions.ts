import { useMemo } from 'react';

import type { Journey } from '#src/domain/tactics/journey.ts';
import type { Loadable } from '#src/domain/core/loadable.ts';

import type { TacticsOutcomes } from './tacticsOutcomes.ts';
import { late } from '../../shared/late.ts';
import { useStore } from '../../workspace/StoreContext.ts';

/**
 * Callbacks of the screen Тактика: the action, and the toast that tells its outcome. Loaded with the first thing done.
 * @param journey what is exported; nothing is while it is not ready
 * @param company name of the open company, for the exported file
 */
export function useTacticsActions(journey: Loadable<Journey>, company: string): TacticsOutcomes {
  const store = useStore();
  return useMemo(
    () =>
      late<TacticsOutcomes>(
        async () => (await import('./tacticsOutcomes.ts')).tacticsOutcomes(store, journey, company),
        { forms: ['onCreate'], acts: ['onExport'] },
      ),
    [store, journey, company],
  );
}
