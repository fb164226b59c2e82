import path from 'node:path';
import type { Plugin } from 'vite';

import { PATHS, type RouteName } from '../routing/paths.ts';
import { ENTRY, MOUNT, routeModule, STORE, UNDO } from './chunks.ts';
import { moduleGraph, type Modules } from './moduleGraph.ts';
import { planParts } from './planParts.ts';
import { neededBy, type BundlePart } from './bundleParts.ts';

/** Most files that a screen and the data layer come in. With the page’s own script, the shell and the bundler’s own few lines it is a dozen. */
const MOST = 9;

/** Most parts that a plan may have; the bundler wants its groups named before the modules are known. */
const MOST_PARTS = 40;

const inBoth = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): ReadonlySet<T> => new Set([...a].filter((one) => b.has(one)));

/** The name of a module's file, without its ending. */
const stem = (id: string): string => path.basename(id).replace(/\.\w+$/, '');

/** A part is called after what it begins with, where it does: tests and people who read a network's log know it by that. */
function nameOf(part: BundlePart, roots: readonly string[], place: number): string {
  const root = roots.find((id) => part.modules.some((module) => module.id === id));
  return root === undefined ? `shared${place}` : stem(root);
}

/**
 * Puts what screens need into few files. Left alone the bundler makes a file of every set of modules that the same screens and
 * dialogs share, three dozen for a screen, some of them of two hundred bytes, and each costs a request and a slow machine 5 ms.
 * The page's own script is a file, and so is the shell with all that every screen needs; for the rest see {@link planParts}.
 */
export function screenParts(): Plugin {
  /** Name of the file that a module goes into. */
  let fileOf: ReadonlyMap<string, { readonly name: string; readonly place: number }> = new Map();

  const plan = (modules: Modules): void => {
    const graph = moduleGraph(modules);
    const idOf = (ending: string): string => [...graph.keys()].find((id) => id.endsWith(ending)) ?? ending;
    const screens = (Object.keys(PATHS) as RouteName[]).map((route) => [idOf(routeModule(route))]);
    const data = [idOf(STORE), idOf(UNDO)];
    const start = neededBy([idOf(ENTRY)], graph);
    const everywhere = screens.map((roots) => neededBy(roots, graph)).reduce(inBoth);
    const shell = new Set([...neededBy([idOf(MOUNT)], graph), ...everywhere]);
    const left = new Map([...graph].filter(([, module]) => !start.has(module) && !shell.has(module)));
    const over = [...start, ...shell].flatMap(({ fetches }) => fetches);
    const parts = planParts(left, { screens, data, over }, MOST);
    const roots = [...screens.flat(), ...data];
    const planned = parts.flatMap((part, place) => {
      const name = nameOf(part, roots, place);
      return part.modules.map(({ id }) => [id, { name, place: place + 2 }] as const);
    });
    fileOf = new Map([
      ...[...shell].map(({ id }) => [id, { name: 'shell', place: 1 }] as const),
      ...[...start].map(({ id }) => [id, { name: 'start', place: 0 }] as const),
      ...planned,
    ]);
  };

  return {
    name: 'screen-parts',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A file takes along what its modules import, unless an earlier one has it: whatever is imported is earlier.
              groups: Array.from({ length: MOST_PARTS }, (_, place) => ({
                name: (id: string) => {
                  const file = fileOf.get(id);
                  return file?.place === place ? file.name : null;
                },
                priority: MOST_PARTS - place,
              })),
            },
          },
        },
      },
    }),
    buildEnd(error) {
      if (!error) plan(this);
    },
  };
}
