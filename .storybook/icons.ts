import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

import { filesUnder } from '../tests/support/source.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const VIRTUAL = 'virtual:icons';

/** Icons that src and app draw, by their names in lucide-react, with the files. */
export function readIcons(): Map<string, string[]> {
  const icons = new Map<string, string[]>();
  for (const file of filesUnder('src', 'app')) {
    const source = readFileSync(path.join(ROOT, file), 'utf8');
    const [, names = ''] = /import \{([^}]*)\} from 'lucide-react'/.exec(source) ?? [];
    for (const [, name = ''] of names.matchAll(/(?:^|,)\s*(?!type )(\w+)/g)) {
      if (name === 'LucideIcon') continue;
      icons.set(name, [...(icons.get(name) ?? []), file]);
    }
  }
  return new Map([...icons].toSorted(([one], [other]) => one.localeCompare(other)));
}

/** Gives the documentation `virtual:icons`: the icons of the product and no others, of more than a thousand. */
export function icons(): Plugin {
  const resolved = `\0${VIRTUAL}`;
  return {
    name: 'icons',
    resolveId: (id) => (id === VIRTUAL ? resolved : null),
    load(id) {
      if (id !== resolved) return null;
      const used = readIcons();
      const entries = [...used].map(
        ([name, files]) => `{ name: '${name}', Icon: ${name}, files: ${JSON.stringify(files)} }`,
      );
      return `import { ${[...used.keys()].join(', ')} } from 'lucide-react';\nexport default [${entries.join(', ')}];`;
    },
  };
}
