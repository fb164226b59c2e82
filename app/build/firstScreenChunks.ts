import type { Rolldown } from 'vite';

import { ENTRY, FIRST_ROUTE, MOUNT, STORE, UNDO } from './chunks.ts';

/** An icon library's one entrance: what it leads to is every icon of the product, not the first screen's. */
const ENTRANCE = /\/lucide-react\/.*\/lucide-react\.\w+$/;

/** What every long list is made of. */
const LIST = /\/@tanstack\/(react-virtual|virtual-core)\/|\/src\/patterns\/[Ww]indowed|\/src\/ui\/[Aa]ccordion/;

/** Choosers have it as well as the rows of lists, which are a file of their own. */
const CHEVRON = /\/lucide-react\/.*\/chevron-down\./;

/** The words of each kind of record (statuses, stages, formats), and how an operation and an expectation are made. */
const TERMS = /\/src\/domain\/\w+\/(audience|board|expectation|experiment|hypothesis|interview|operation|stage)\.ts$/;

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
      debugName: 'start',
      name: (id, info) => (id.includes('vite/preload-helper') || isPartOf(ENTRY, id, info) ? 'start' : null),
      priority: 5,
    },
    { debugName: 'shell', name: (id, info) => (isPartOf(MOUNT, id, info) ? 'shell' : null), priority: 4 },
    // Small, and wanted by nearly every screen: with the other shapes of records they would bring all of those.
    { name: 'terms', test: TERMS, priority: 2 },
    {
      debugName: 'screen',
      name: (id, info) => (CHEVRON.test(id) || (isPartOf(FIRST_ROUTE, id, info) && !LIST.test(id)) ? 'screen' : null),
      // What no other route needs stays with the route.
      minShareCount: 2,
      priority: 2,
    },
    // Screens without a list would carry it for a badge that they share with those that have one.
    { name: 'list', test: LIST, priority: 1 },
    {
      debugName: 'data',
      name: (id, info) => (isPartOf(STORE, id, info) || isPartOf(UNDO, id, info) ? 'records' : null),
      // The database itself stays apart: only the store needs it.
      minShareCount: 2,
      priority: 1,
    },
  ],
};
