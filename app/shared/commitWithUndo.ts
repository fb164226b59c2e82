import type { Op } from '#src/domain/core/operation.ts';

import type { CommitOptions, Store } from '../workspace/port.ts';

/** Commits operations and returns the way to take them back. */
export async function commitWithUndo(
  store: Store,
  ops: readonly Op[],
  options: CommitOptions = {},
): Promise<() => Promise<void>> {
  const { inverse } = await store.commit(ops, options);
  return async () => {
    await store.commit(inverse);
  };
}
