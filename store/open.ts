import { type Store } from './port.ts';
import { StoreError } from '#src/domain/core/storeError.ts';

/**
 * Opens a company's workspace in the browser's database. The database code is a chunk of its own, loaded here.
 * @throws StoreError `closed`
 */
export async function openStore(companyId: string): Promise<Store> {
  const { openIndexedDbStore } = await import('./indexedDb.ts').catch((error: unknown) => {
    throw new StoreError('closed', 'the database code did not load', {
      reason: 'failed',
      retryable: true,
      cause: error,
    });
  });
  return openIndexedDbStore({ companyId, now: () => new Date() });
}
