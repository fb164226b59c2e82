import type { Rolldown } from 'vite';

import type { PartModule } from './bundleParts.ts';

/** An icon library's one entrance: what it leads to is every icon there is, and a module that names it uses three. */
const ICONS = /\/lucide-react\/.*\/lucide-react\.\w+$/;

/** Read many records of ids at once: only views that come late do, and the library's one entrance would bring it to every screen. */
const LATE = /\/@tanstack\/.*\/(?:queriesObserver|useQueries)\.js$/;

/** Functions of the build that a plugin can call. */
export type Modules = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo' | 'parse'>;

/** The modules behind an entrance, by the names that it exports. */
function namesBehind(modules: Modules, entrance: string): ReadonlyMap<string, string> {
  const info = modules.getModuleInfo(entrance);
  const behind = new Map<string, string>();
  for (const statement of modules.parse(info?.code ?? '').body) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) continue;
    const ending = statement.source.value.slice(1);
    const id = info?.importedIds.find((one) => one.endsWith(ending));
    for (const { exported } of statement.specifiers) {
      if (id !== undefined && exported.type === 'Identifier') behind.set(exported.name, id);
    }
  }
  return behind;
}

/** The names that a module imports of a library. */
function namesImported(modules: Modules, code: string, library: string): readonly string[] {
  return modules
    .parse(code)
    .body.flatMap((statement) =>
      statement.type === 'ImportDeclaration' && statement.source.value === library ? statement.specifiers : [],
    )
    .flatMap((one) =>
      one.type === 'ImportSpecifier' && one.imported.type === 'Identifier' ? [one.imported.name] : [],
    );
}

/**
 * Every module of the build with those that it imports at once: of the icons, the ones it names.
 * @param modules the build, once all of it is read
 */
export function moduleGraph(modules: Modules): ReadonlyMap<string, PartModule> {
  const ids = [...modules.getModuleIds()].filter((id) => !LATE.test(id));
  const entrance = ids.find((id) => ICONS.test(id)) ?? '';
  const icons = namesBehind(modules, entrance);
  const graph = new Map<string, PartModule>();
  for (const id of ids) {
    const info = modules.getModuleInfo(id);
    if (!info || id === entrance) continue;
    const code = info.code ?? '';
    const named = info.importedIds.includes(entrance) ? namesImported(modules, code, 'lucide-react') : [];
    const imports = [...info.importedIds, ...named.map((name) => icons.get(name) ?? '')];
    graph.set(id, { id, imports, fetches: info.dynamicallyImportedIds, weight: code.length });
  }
  return graph;
}
