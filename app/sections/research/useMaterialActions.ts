import { useMemo } from 'react';

import { refused, type Outcome } from '#src/domain/core/outcome.ts';
import type { MaterialActions } from '#src/features/research/files/materialActions.ts';

import { explain } from '../../shared/outcomes.ts';
import { useStore } from '../../workspace/StoreContext.ts';

/** Callbacks of an open study's files: what they do is loaded with the first thing done. */
export function useMaterialActions(): MaterialActions {
  const store = useStore();
  return useMemo<MaterialActions>(() => {
    const load = async () => (await import('./materialOutcomes.ts')).materialOutcomes(store);
    // What throws is said where the files stand; so is code that cannot be fetched.
    const act = async (go: (loaded: MaterialActions) => Promise<Outcome>): Promise<Outcome> => {
      try {
        return await go(await load());
      } catch (error) {
        return refused(explain(error));
      }
    };
    return {
      onAdd: (...given) => act((loaded) => loaded.onAdd(...given)),
      onReplace: (...given) => act((loaded) => loaded.onReplace(...given)),
      onAttach: (...given) => act((loaded) => loaded.onAttach(...given)),
      onRename: (...given) => act((loaded) => loaded.onRename(...given)),
      onMove: (...given) => act((loaded) => loaded.onMove(...given)),
      onRemove: (...given) => act((loaded) => loaded.onRemove(...given)),
      onFailedUnseen: (message) => void load().then(({ onFailedUnseen }) => onFailedUnseen(message)),
    };
  }, [store]);
}
