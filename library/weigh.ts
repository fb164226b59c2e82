import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Most kB (1000 bytes, gzipped) that a page pays for the Button alone, without React and styled-components. */
export const BUTTON_BUDGET = 12;

/** The page's code: a file that is not there. */
const ENTRY = 'weighed.js';

/**
 * Returns the size that a page downloads at once for some names of an entry point: bundled and minified by Vite, gzipped, without
 * the peer dependencies and without code that is fetched on demand.
 * @param root folder of the page's code, where its packages are resolved
 * @param from the entry point, by its name or its file
 * @param names names that the page imports from it
 * @returns kB of 1000 bytes
 */
export async function weigh(root: string, from: string, names: readonly string[]): Promise<number> {
  const entry = path.join(root, ENTRY);
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'weighed',
        resolveId: (id) => (id === ENTRY ? entry : null),
        load: (id) => (id === entry ? `export { ${names.join(', ')} } from ${JSON.stringify(from)};` : null),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: ENTRY,
        external: /^(?:react|react-dom|styled-components)(?:\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const bytes = outputs
    .filter((file) => file.type === 'chunk' && !file.isDynamicEntry)
    .map((file) => gzipSync('code' in file ? file.code : '', { level: 9 }).length);
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}
