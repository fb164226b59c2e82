import type { Store } from '#store/port.ts';

/**
 * Whether the open company is shared, for what must not be done before that is known. Where the store cannot say, nothing is stored either.
 * @throws StoreError when the store does not open
 */
export async function isShared(store: Store): Promise<boolean> {
  // Any read waits for a store that is being opened.
  if (store.sync().mode === 'unknown') await store.get('company', store.companyId);
  return store.sync().mode === 'team';
}
