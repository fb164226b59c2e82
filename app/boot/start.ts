import { loadSample } from '#store/loadSample.ts';
import { openStore } from '#store/open.ts';
import type { Store } from '#store/port.ts';

/** How long bytes of an abandoned upload or a removed study are kept, ms: a day, so that undo always finds them. */
const SWEEP_AFTER = 86_400_000;

/** Fetches what the very first start needs, so that it is here when the store asks. */
export const fetchFirstStart = () => Promise.all([import('#store/seed.ts'), loadSample()]);

/** Does background housekeeping: asks the browser to keep the data, and frees bytes without references. */
async function tidy(store: Store): Promise<void> {
  const { requestPersistence } = await import('#store/persist.ts');
  await requestPersistence();
  await store.files.sweep(new Date(Date.now() - SWEEP_AFTER).toISOString());
}

/** Opens a company's workspace; the very first start fills it with the sample (R2). */
export async function openWorkspace(companyId: string): Promise<Store> {
  const store = await openStore(companyId);
  if (await store.isFresh()) {
    const { seedSampleIfEmpty } = await import('#store/seed.ts');
    await seedSampleIfEmpty(store, openStore, loadSample);
  }
  setTimeout(() => void tidy(store).catch(() => undefined), 5000);
  return store;
}
