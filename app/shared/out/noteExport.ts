import type { ExportedWhat } from '#src/domain/history/audit.ts';

import type { Store } from '#store/port.ts';

/**
 * Reports an export of a shared company's data to the server, for the journal of its owners. The file is made already: when the
 * server is unreachable, the report is dropped, and nothing waits for it.
 */
export function noteExport(store: Store, what: ExportedWhat, format: string): void {
  if (store.sync().mode !== 'team') return;
  void import('../team/historyApi.ts').then(
    ({ createHistoryApi }) => createHistoryApi((...given) => fetch(...given)).exported(store.companyId, what, format),
    () => undefined,
  );
}
