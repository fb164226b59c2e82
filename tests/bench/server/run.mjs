// npm run bench:server [-- --only commits,join --engines pglite,postgresql --companies 1,10]: figures of the server, printed as
// tables. Nothing here asserts; the tests do that.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    engines: { type: 'string' },
    companies: { type: 'string' },
    records: { type: 'string' },
  },
});
const { module } = await runnerImport(path.resolve(import.meta.dirname, 'bench.ts'));
await module.bench(values);
