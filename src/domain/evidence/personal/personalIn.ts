import { addressesIn } from './addresses.ts';
import { handlesIn } from './handles.ts';
import type { Personal } from './kinds.ts';
import { numbersIn } from './numbers.ts';
import { namesIn } from './people.ts';

/**
 * Returns everything in a text that identifies a person: names, telephones, mail, addresses, taxpayers' numbers, cards,
 * nicknames. In order and without overlap; of two that overlap the longer one counts.
 * @param text a talk or a document, written by people or heard by a machine
 * @returns places in UTF-16 code units
 */
export function personalIn(text: string): Personal[] {
  const found: Personal[] = [
    ...handlesIn(text),
    ...addressesIn(text).map((place): Personal => ({ kind: 'address', ...place })),
    ...numbersIn(text),
    ...namesIn(text).map((place): Personal => ({ kind: 'name', ...place })),
  ];
  const kept: Personal[] = [];
  for (const one of found.sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (!last || one.start >= last.end) kept.push(one);
    else if (one.end - one.start > last.end - last.start) kept[kept.length - 1] = one;
  }
  return kept;
}
