import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

import { filesUnder } from '../tests/support/source.ts';
import { historyOf } from './history.ts';
import { readProps } from './props.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const QUERY = '?facts';

/** A component by its file: `ui/Button` of `src/ui/Button.tsx`; null for any other file. */
const placeOf = (file: string): string | null =>
  /^src\/((?:ui|patterns|features)\/(?:.+\/)?[A-Z]\w*)\.tsx$/.exec(file)?.[1] ?? null;

/** Components that a file of src or app imports, by their files; at once, or when they are wanted. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const named = [...text.matchAll(/(?:\bfrom |\bimport\()'([^']+\.tsx)'/g)].map(([, from = '']) => from);
  return named.map((from) => (from.startsWith('#') ? from.slice(1) : path.join(path.dirname(file), from)));
}

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
      const guide = path.join(ROOT, `stories/${place}.guide.ts`);
      const madeOf = importsOf(file).flatMap((from) => placeOf(from) ?? []);
      const known = { ...readProps(place), madeOf, usedBy: usersOf(file), history: await historyOf(place) };
      return existsSync(guide)
        ? `import guide from ${JSON.stringify(guide)};\nexport default { guide, ...${JSON.stringify(known)} };`
        : `export default { guide: null, ...${JSON.stringify(known)} };`;
    },
  };
}
