import type { ExportedWhat } from '#src/domain/history/audit.ts';

import type { Store } from '../../workspace/port.ts';

/**
 * Tells the server of a shared company that something of it was exported, for the journal of its owners. The file is made already: where
 * the server is not reached, it is not told, and nobody waits.
 */
export function noteExport(store: Store, what: ExportedWhat, format: string): void {
  if (store.sync().mode !== 'team') return;
  void import('../team/historyApi.ts').then(
    ({ createHistoryApi }) => createHistoryApi((...given) => fetch(...given)).exported(store.companyId, what, format),
    () => undefined,
  );
}
