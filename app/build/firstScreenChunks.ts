import type { Rolldown } from 'vite';

import { ENTRY, FIRST_ROUTE, MOUNT, STORE, UNDO } from './chunks.ts';

/** An icon library's one entrance: what it leads to is every icon of the product, not the first screen's. */
const ENTRANCE = /\/lucide-react\/.*\/lucide-react\.\w+$/;

/** What every long list is made of. */
const LIST = /\/@tanstack\/(react-virtual|virtual-core)\/|\/src\/patterns\/[Ww]indowed|\/src\/ui\/[Aa]ccordion/;

/**
 * Reads many records of ids at once: only views that come late do, and the library's one entrance would bring it to every screen.
 */
const LATE = /\/@tanstack\/.*\/(?:queriesObserver|useQueries)\.js$/;

/** What the main page's own section is made of: its views that come late have some of it, too, and no other screen has. */
const SECTION =
  /\/(?:app\/sections|src\/features)\/research\/|\/src\/domain\/research\/(?:filter|words\/terms|across\/tableView)\.ts$/;

/** Who said something, and the way back from a dialog over a record: several screens have them, half have neither. */
const PEOPLE = /\/app\/shared\/people\.ts$|\/src\/patterns\/useDialogHome\.ts$/;

/** Choosers, and dialogs that take files, have them as well as the rows of lists: alone each would be a file of some letters. */
const ICONS = /\/lucide-react\/.*\/(?:chevron-down|upload)\./;

/** The words of each kind of record (statuses, stages, formats), and how an operation and an expectation are made. */
const TERMS = /\/src\/domain\/\w+\/(audience|board|expectation|experiment|hypothesis|interview|operation|stage)\.ts$/;

/** How addresses of people are read and shown: old contacts are brought forward by it, and a screen of people shows them. */
const CONTACTS = /\/src\/domain\/(?:audiences\/(?:contact|contactHeadings|emails)|core\/(?:email|phone|telegram))\.ts$/;

/** Whether a module is the given one or one that it imports, at whatever remove. */
function isPartOf(root: string, id: string, info: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (id.endsWith(root)) return true;
  if (seen.has(id) || ENTRANCE.test(id) || LATE.test(id)) return false;
  seen.add(id);
  return info.getModuleInfo(id)?.importers.some((importer) => isPartOf(root, importer, info, seen)) ?? false;
}

/**
 * Puts what the first screen needs into few files. Left alone the bundler makes one of every set of modules that the same
 * routes share, two dozen for the main page, and each costs a request and a slow machine 5 ms before the first frame.
 */
export const firstScreenChunks: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    {
      debugName: 'research',
      name: (id, info) => (SECTION.test(id) && isPartOf(FIRST_ROUTE, id, info) ? 'research' : null),
      minShareCount: 2,
      priority: 3,
    },
    // What the page's own script imports: in the shell, it would bring the whole shell before the first frame.
    {
      debugName: 'start',
      name: (id, info) => (id.includes('vite/preload-helper') || isPartOf(ENTRY, id, info) ? 'start' : null),
      priority: 5,
    },
    { debugName: 'shell', name: (id, info) => (isPartOf(MOUNT, id, info) ? 'shell' : null), priority: 4 },
    // Small, and wanted by nearly every screen: with the other shapes of records they would bring all of those.
    { name: 'terms', test: TERMS, priority: 2 },
    { name: 'people', test: PEOPLE, priority: 2 },
    { name: 'contacts', test: CONTACTS, priority: 2 },
    {
      debugName: 'screen',
      name: (id, info) =>
        ICONS.test(id) || (isPartOf(FIRST_ROUTE, id, info) && !LIST.test(id) && !PEOPLE.test(id)) ? 'screen' : null,
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
