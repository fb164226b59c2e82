import type { Rolldown } from 'vite';

import { FIRST_ROUTE, MOUNT } from './chunks.ts';

/** An icon library's one entrance: what it leads to is every icon of the product, not the first screen's. */
const ENTRANCE = /\/lucide-react\/.*\/lucide-react\.\w+$/;

/** Whether a module is the given one or one that it imports, at whatever remove. */
function isPartOf(root: string, id: string, info: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (id.endsWith(root)) return true;
  if (seen.has(id) || ENTRANCE.test(id)) return false;
  seen.add(id);
  return info.getModuleInfo(id)?.importers.some((importer) => isPartOf(root, importer, info, seen)) ?? false;
}

/**
 * Puts what the first screen needs into few files. Left alone the bundler makes one of every set of modules that the same
 * routes share, two dozen for the main page, and each costs a request and a slow machine 5 ms before the first frame.
 */
export const firstScreenChunks: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    // What the page's own script imports: in the shell, it would bring the whole shell before the first frame.
    {
      name: 'start',
      test: /vite\/preload-helper|\/app\/(paths|routes\/screenCode)\.ts$|\/src\/ui\/typeInto\.ts$/,
      priority: 3,
    },
    { debugName: 'shell', name: (id, info) => (isPartOf(MOUNT, id, info) ? 'shell' : null), priority: 2 },
    {
      debugName: 'screen',
      name: (id, info) => (isPartOf(FIRST_ROUTE, id, info) ? 'screen' : null),
      // What no other route needs stays with the route.
      minShareCount: 2,
      priority: 1,
    },
  ],
};
