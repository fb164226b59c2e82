import type { Expectation } from '#src/domain/core/expectation.ts';
import type { Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';

import { StoreError, type CommitOptions, type Store } from '../workspace/port.ts';

/** Whether every one of the expectations is met as the records stand now. */
async function areMet(store: Store, expected: readonly Expectation[]): Promise<boolean> {
  const { whyUnmet } = await import('#src/domain/core/unmet.ts');
  const why = await Promise.all(
    expected.map(async (one) => whyUnmet(one, (await store.get(one.kind, one.id)) as StoredRecord | undefined)),
  );
  return why.every((reason) => reason === null);
}

/**
 * Commits operations and returns the way to take them back. Taken back already, by Ctrl+Z or in another tab, there is nothing
 * left to do; what somebody changed since is not written over: then the way back throws the store's `conflict`.
 */
export async function commitWithUndo(
  store: Store,
  ops: readonly Op[],
  options: CommitOptions = {},
): Promise<() => Promise<void>> {
  const { inverse } = await store.commit(ops, options);
  return async () => {
    // The rules of undo come with the store, which is late; a screen that offers a way back need not wait for them.
    const { leftBy } = await import('#src/domain/core/undo.ts');
    try {
      await store.commit(inverse, { expect: leftBy(ops) });
    } catch (error) {
      const isConflict = error instanceof StoreError && error.code === 'conflict';
      if (!isConflict || !(await areMet(store, leftBy(inverse)))) throw error;
    }
  };
}
