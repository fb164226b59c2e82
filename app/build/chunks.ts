import type { Rolldown } from 'vite';

import type { RouteName } from '../routing/paths.ts';

export const ENTRY = 'app/boot/main.ts';

/** Module of the database, which the app asks for once it runs. */
export const STORE = 'store/indexedDb.ts';
/** Module that takes back what was done; asked for with the database. */
export const UNDO = 'store/undo.ts';

/** Module that mounts the app: every route needs it and what it imports. */
export const MOUNT = 'app/boot/mount.tsx';

/** Name of the file that draws a route's screen, without its ending. */
export const routeFile = (route: RouteName): string => `${route.charAt(0).toUpperCase()}${route.slice(1)}Route`;

/** End of the path of the module that draws a route's screen. */
export const routeModule = (route: RouteName): string => `/${routeFile(route)}.tsx`;

export type Bundle = Rolldown.OutputBundle;

/** A chunk and every chunk it imports at once. */
export function withImports(bundle: Bundle, file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const chunk = bundle[file];
  if (chunk?.type === 'chunk') for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

/** The chunks of the page's own script, with what they import. */
export function pageFiles(bundle: Bundle): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.isEntry) withImports(bundle, file.fileName, found);
  }
  return found;
}

/**
 * The chunk that a module is in, with what it imports.
 * @param module end of the module's path
 * @throws Error when it is in none
 */
export function filesOf(bundle: Bundle, module: string): ReadonlySet<string> {
  const chunk = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  );
  if (!chunk) throw new Error(`${module} is in no chunk`);
  return withImports(bundle, chunk.fileName);
}
