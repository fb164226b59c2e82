import type { Rolldown } from 'vite';

/** What a build makes. */
export type Bundle = Rolldown.OutputBundle;

/** A chunk and every chunk it imports at once. */
export function withImports(bundle: Bundle, file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const chunk = bundle[file];
  if (chunk?.type === 'chunk') for (const imported of chunk.imports) withImports(bundle, imported, found);
  return found;
}

/** The chunks that the page itself asks for, with what they import. */
export function entryFiles(bundle: Bundle): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.isEntry) withImports(bundle, file.fileName, found);
  }
  return found;
}

/**
 * The chunk made of a module, with what it imports.
 * @param module end of the module's path
 * @throws Error when no chunk is made of it
 */
export function filesOf(bundle: Bundle, module: string): ReadonlySet<string> {
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module));
  if (!chunk) throw new Error(`no chunk is made of ${module}`);
  return withImports(bundle, chunk.fileName);
}
