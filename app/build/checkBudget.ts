import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

import { filesOf, MOUNT, pageFiles, STORE, UNDO, type Bundle } from './chunks.ts';

/** Most kB (1000 bytes) of gzipped script that each route may need before it is drawn, by the name of its file in app/sections. */
export type Budget = Readonly<Record<string, number>>;

/** Most files of script that a route may need before its records are shown, the data layer included. */
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

/**
 * Prints what each route weighs beside its budget and in how many files it comes, and fails the build when one is over it or has
 * none: weight comes back one import at a time.
 */
export function checkBudget(budget: Budget): Plugin {
  return {
    name: 'check-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const routes = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? [...(file.facadeModuleId?.match(/app\/routes\/(\w+Route)\.tsx$/)?.slice(1) ?? [])] : [],
      );
      const shared = [...pageFiles(bundle), ...filesOf(bundle, MOUNT)];
      const data = [...filesOf(bundle, STORE), ...filesOf(bundle, UNDO)];
      const rows = [...new Set([...Object.keys(budget), ...routes])].toSorted().map((route) => {
        const files = new Set([...shared, ...filesOf(bundle, `/${route}.tsx`)]);
        return {
          route,
          weight: weigh(bundle, files),
          most: budget[route] ?? 0,
          files: new Set([...files, ...data]).size,
        };
      });
      const lines = rows.map(
        ({ route, weight, most, files }) =>
          `  ${route.padEnd(20)} ${weight.toFixed(1).padStart(7)} of ${most} kB, ${files} files with the data layer`,
      );
      this.info(`script of each route, gzipped\n${lines.join('\n')}`);
      const over = rows.filter(({ weight, most, files }) => weight > most || files > MOST_FILES);
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
