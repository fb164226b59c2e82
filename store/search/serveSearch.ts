import { serve } from '#files/worker/serve.ts';
import { openReader } from '../indexedDb/openReader.ts';
import type { RecordReader } from '../reader.ts';
import type { LiveIndex, SearchWorker } from './liveSearch.ts';

/** Makes this worker answer the searches of `inWorker` (liveSearch.ts) over the browser's database. */
export function serveSearch<Name, Answer, Query = string>(
  makeIndex: (reader: RecordReader) => LiveIndex<Name, Answer, Query>,
) {
  let reader: ReturnType<typeof openReader> | undefined;
  let index: LiveIndex<Name, Answer, Query> | undefined;
  return serve<SearchWorker<Name, Answer, Query>>(
    {
      open({ database, companyId }) {
        reader = openReader(database, companyId);
        index = makeIndex(reader);
      },
      changed(names) {
        index?.changed(names);
      },
      search: async (query, { signal }) => index?.search(query, () => signal.aborted),
    },
    async () => reader?.close(),
  );
}
