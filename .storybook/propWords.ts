import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin } from 'vite';

import { isNode, nameOf, parseText, walk, type SourceNode } from '../tests/support/source.ts';
import { placeOf, readProps } from './props.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Text that Storybook's reader appends to a component's file. */
const DOCGEN = /;(\w+)\.__docgenInfo=(\{.*\})$/gm;

/** As much of it as is changed here. */
interface Docgen {
  description?: string;
  props?: Record<string, { description?: string }>;
}

const guideFile = (place: string): string => path.join(ROOT, `stories/${place}.guide.ts`);

/** Returns the guide's descriptions of props by name. Reads without running: this file is settings. */
function wordsIn(place: string): Map<string, string> {
  const found = new Map<string, string>();
  const file = guideFile(place);
  if (!existsSync(file)) return found;
  walk(parseText(file, readFileSync(file, 'utf8')).program, ({ type, key, value }) => {
    if (type !== 'Property' || nameOf(key) !== 'props' || !isNode(value)) return;
    for (const { key: prop, value: words } of value.properties as (SourceNode & { value: { value?: unknown } })[])
      if (typeof words.value === 'string') found.set(nameOf(prop), words.value);
  });
  return found;
}

/** The words of a component's guide for each of its props; for one taken from another component, that one's. */
export function wordsOf(place: string): ReadonlyMap<string, string> {
  const taken = readProps(place).props.flatMap(({ name, from }): [string, string][] => {
    const words = from === null ? undefined : wordsIn(from).get(name);
    return words === undefined ? [] : [[name, words]];
  });
  return new Map([...taken, ...wordsIn(place)]);
}

/**
 * Describes a component's props in the Controls panel with the words of its guide, where it has one. Storybook keeps the
 * docstrings for it in the stories' chunks: the guide's words replace them there, so that no story loads another file.
 */
export function propWords(): Plugin {
  return {
    name: 'prop-words',
    // After Storybook's reader, before the types are taken out.
    enforce: 'pre',
    transform(code, id) {
      const place = placeOf(path.relative(ROOT, id).split(path.sep).join('/'));
      if (place === null || !code.includes('.__docgenInfo=')) return null;
      const words = wordsOf(place);
      this.addWatchFile(guideFile(place));
      return {
        // On lines of their own, after all that has a place in the map.
        map: null,
        code: code.replaceAll(DOCGEN, (_, name: string, json: string) => {
          const { description: _said, props = {}, ...rest } = JSON.parse(json) as Docgen;
          for (const [prop, told] of Object.entries(props))
            told.description = words.get(prop) ?? told.description ?? '';
          return `;${name}.__docgenInfo=${JSON.stringify({ ...rest, props })}`;
        }),
      };
    },
  };
}
