import type { Op } from '#src/domain/core/operation.ts';

import { StoreError } from '#src/domain/core/storeError.ts';

import type { CommitOptions, Store } from '#store/port.ts';

/** How often something was erased for good since a store was first asked. */
const erasures = new WeakMap<Store, { count: number }>();

function erasuresOf(store: Store): { readonly count: number } {
  const known = erasures.get(store);
  if (known) return known;
  const made = { count: 0 };
  erasures.set(store, made);
  store.onChange(({ erases }) => {
    if (erases) made.count += 1;
  });
  return made;
}

/** Returns a conflict with the colleague's name where it is known; any other error as it is. */
async function namingWho(store: Store, ops: readonly Op[], error: unknown): Promise<unknown> {
  if (!(error instanceof StoreError) || error.code !== 'conflict' || store.sync().mode !== 'team') return error;
  try {
    const [{ whoChanged }, { leftBy }] = await Promise.all([
      import('./team/whoChanged.ts'),
      import('#src/domain/core/undo.ts'),
    ]);
    const by = await whoChanged(store, leftBy(ops));
    return by ? new StoreError('conflict', error.message, { reason: error.reason, by, cause: error }) : error;
  } catch {
    return error;
  }
}

/**
 * Commits operations and returns the undo function: it does nothing when they are undone already, and throws the store's
 * `conflict` when the same was changed since, or something was erased for good: the undo data may contain it.
 */
export async function commitWithUndo(
  store: Store,
  ops: readonly Op[],
  options: CommitOptions = {},
): Promise<() => Promise<void>> {
  const erased = erasuresOf(store);
  const { inverse } = await store.commit(ops, options);
  const before = erased.count;
  return async () => {
    if (erased.count !== before) throw new StoreError('conflict', 'something was erased for good since');
    // The rules of undo come with the store, which is late; a screen that offers a way back need not wait for them.
    const { takeBack } = await import('#store/undo.ts');
    try {
      await takeBack(store, { ops, inverse });
    } catch (error) {
      throw await namingWho(store, ops, error);
    }
  };
}
