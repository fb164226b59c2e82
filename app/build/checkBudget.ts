import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

import { PATHS, type RouteName } from '../routing/paths.ts';
import { filesOf, MOUNT, pageFiles, routeFile, STORE, UNDO, type Bundle } from './chunks.ts';

/** Most kB (1000 bytes) of gzipped script that each route may need before it is drawn, by the name of its file, `XRoute`. */
export type Budget = Readonly<Record<string, number>>;

/** Module that declares the routes: the sections of {@link PATHS}, and the ones that it fetches itself. */
const ROUTES = 'app/boot/AppRoutes.tsx';

/** Most files of script that a section may need before its records are shown, the data layer included; screenParts plans them so. */
const MOST_FILES = 12;

/** kB gzipped, as a static host serves it. */
function weigh(bundle: Bundle, files: ReadonlySet<string>): number {
  let bytes = 0;
  for (const name of files) {
    const file = bundle[name];
    if (file?.type === 'chunk') bytes += gzipSync(file.code, { level: 9 }).length;
  }
  return bytes / 1000;
}

/** Functions of the build that tell what fetches what. */
type Fetches = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

/** Names of the sections' routes. */
const SECTIONS: ReadonlySet<string> = new Set((Object.keys(PATHS) as RouteName[]).map(routeFile));

/** Names of every route, as the app declares them. */
function declaredRoutes(modules: Fetches): readonly string[] {
  const declares = [...modules.getModuleIds()].find((id) => id.endsWith(ROUTES)) ?? '';
  const fetched = modules.getModuleInfo(declares)?.dynamicallyImportedIds ?? [];
  return [...SECTIONS, ...fetched.map((module) => path.basename(module, '.tsx'))];
}

/**
 * Prints what each route weighs beside its budget and in how many files it comes, and fails the build when one is over it or has
 * none: weight comes back one import at a time.
 */
export function checkBudget(budget: Budget): Plugin {
  return {
    name: 'check-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const routes = declaredRoutes(this);
      const shared = [...pageFiles(bundle), ...filesOf(bundle, MOUNT)];
      const data = [...filesOf(bundle, STORE), ...filesOf(bundle, UNDO)];
      const rows = [...new Set([...Object.keys(budget), ...routes])].toSorted().map((route) => {
        const files = new Set([...shared, ...filesOf(bundle, `/${route}.tsx`)]);
        return {
          route,
          weight: weigh(bundle, files),
          // A route without a budget may weigh nothing.
          most: budget[route] ?? 0,
          files: new Set([...files, ...data]).size,
        };
      });
      const lines = rows.map(
        ({ route, weight, most, files }) =>
          `  ${route.padEnd(20)} ${weight.toFixed(1).padStart(7)} of ${most} kB, ${files} files with the data layer`,
      );
      this.info(`script of each route, gzipped\n${lines.join('\n')}`);
      const over = rows.filter(
        ({ route, weight, most, files }) => weight > most || (SECTIONS.has(route) && files > MOST_FILES),
      );
      if (over.length > 0) {
        const words = over.map(
          ({ route, weight, most, files }) =>
            `${route} ${weight.toFixed(1)} of ${most} kB, ${files} of ${MOST_FILES} files`,
        );
        this.error(`over the budget of app/build/budget.json: ${words.join('; ')}`);
      }
    },
  };
}
