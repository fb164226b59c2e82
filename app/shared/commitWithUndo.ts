import type { Op } from '#src/domain/core/operation.ts';

import type { CommitOptions, Store } from '../workspace/port.ts';

/**
 * Commits operations and returns the way to take them back: it does nothing where they are taken back already, and throws the
 * store's `conflict` where somebody changed the same since.
 */
export async function commitWithUndo(
  store: Store,
  ops: readonly Op[],
  options: CommitOptions = {},
): Promise<() => Promise<void>> {
  const { inverse } = await store.commit(ops, options);
  return async () => {
    // The rules of undo come with the store, which is late; a screen that offers a way back need not wait for them.
    const { takeBack } = await import('../workspace/undo.ts');
    await takeBack(store, { ops, inverse });
  };
}
