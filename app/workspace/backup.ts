import { dateOf } from '#src/domain/format.ts';

import type { Store } from './port.ts';

/**
 * Saves every record of the workspace to a JSON file: the way out of a screen that broke. Files (materials) are not in it;
 * the whole workspace with its files is saved in the settings. Secrets stay out (decision 28).
 */
export async function saveRecords(store: Store, now: Date): Promise<void> {
  const [dump, { download }, { withoutSecrets }] = await Promise.all([
    store.dump(),
    import('../exporters/download.ts'),
    import('./archive/secrets.ts'),
  ]);
  const records = dump.map((record) => withoutSecrets(record).loaded);
  const body = JSON.stringify({ product: 'Ориентир', savedAt: now.toISOString(), records }, null, 1);
  download(new Blob([body], { type: 'application/json' }), `Ориентир — записи — ${dateOf(now)}.json`);
}
