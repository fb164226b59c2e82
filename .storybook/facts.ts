import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

import { filesUnder } from '../tests/support/source.ts';
import { historyOf } from './history.ts';
import { placeOf, readProps } from './props.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const QUERY = '?facts';

/** Components that a file of src or app imports, by their files; at once, or when they are wanted. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const named = [...text.matchAll(/(?:\bfrom |\bimport\()'([^']+\.tsx)'/g)].map(([, from = '']) => from);
  return named.map((from) => (from.startsWith('#') ? from.slice(1) : path.join(path.dirname(file), from)));
}

const guideFile = (place: string): string => path.join(ROOT, `stories/${place}.guide.ts`);

let users: Map<string, Set<string>> | undefined;

/** Who imports each component, by the component's file. */
function usersOf(file: string): string[] {
  if (!users) {
    users = new Map();
    for (const from of filesUnder('src', 'app'))
      for (const to of importsOf(from)) {
        if (placeOf(to) === null) continue;
        const known = users.get(to) ?? new Set();
        users.set(to, known.add(placeOf(from) ?? from));
      }
  }
  return [...(users.get(file) ?? [])].toSorted();
}

/**
 * Gives each component of the library as `Component.tsx?facts`: its guide, and what its source and git say (stories/docs/facts.ts),
 * read when its page is asked for; nothing of it is in what a story loads.
 */
export function facts(): Plugin {
  return {
    name: 'facts',
    // Before all others: what they make of the component is not wanted.
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = path.relative(ROOT, id.slice(0, -QUERY.length)).split(path.sep).join('/');
      const place = placeOf(file);
      if (place === null) return null;
      const taken = readProps(place);
      const places = [place, ...new Set(taken.props.flatMap(({ from }) => from ?? []))];
      const guides = places.filter((one) => existsSync(guideFile(one)));
      const named = (one: string): string => `guide${guides.indexOf(one)}`;
      const words = taken.props.flatMap(({ name, from }) =>
        from !== null && guides.includes(from)
          ? [`${JSON.stringify(name)}: ${named(from)}.props[${JSON.stringify(name)}]`]
          : [],
      );
      const isWritten = guides.includes(place);
      const madeOf = importsOf(file).flatMap((from) => placeOf(from) ?? []);
      const known = { ...taken, madeOf, usedBy: usersOf(file), history: await historyOf(place) };
      return [
        ...guides.map((one) => `import ${named(one)} from ${JSON.stringify(guideFile(one))};`),
        `const guide = ${isWritten ? named(place) : 'null'};`,
        `const words = { ${[...words, ...(isWritten ? [`...${named(place)}.props`] : [])].join(', ')} };`,
        `export default { guide, words, ...${JSON.stringify(known)} };`,
      ].join('\n');
    },
  };
}
