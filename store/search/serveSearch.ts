import { serve } from '#files/worker/serve.ts';
import type { WorkerRun } from '#files/worker/protocol.ts';
import { openReader } from '../indexedDb/openReader.ts';
import type { RecordReader } from '../reader.ts';
import type { LiveIndex } from './liveSearch.ts';

/** Functions of a worker with an index. */
export type SearchWorker<Name, Answer, Query = string> = ReturnType<typeof serveSearch<Name, Answer, Query>>;

/** Makes this worker answer the searches of `inWorker` (liveSearch.ts) over the browser's database. */
export function serveSearch<Name, Answer, Query = string>(
  makeIndex: (reader: RecordReader) => LiveIndex<Name, Answer, Query>,
) {
  let index: LiveIndex<Name, Answer, Query> | undefined;
  return serve({
    open({ database, companyId }: { readonly database: string; readonly companyId: string }) {
      index = makeIndex(openReader(database, companyId));
    },
    changed(names: readonly Name[]) {
      index?.changed(names);
    },
    search: (query: Query, { signal }: WorkerRun) => index?.search(query, () => signal.aborted),
  });
}
