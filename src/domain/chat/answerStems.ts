import type { ChatField } from '../boards/fields.ts';
import listed from './answerStems.json' with { type: 'json' };

/* What a heading, or what is said below it, tells of the question that it answers: beginnings of words, each with how much it tells. */

/** How much is told by a beginning of words that stands at a place, by field. */
export type StemWeights = ReadonlyMap<string, readonly (readonly [ChatField, number])[]>;

/** `мечт 3`: a word that begins so tells three; several words stand for neighbours, `=` ends a word that is meant whole. */
function parsed(lists: Readonly<Record<ChatField, string>>): StemWeights {
  const weights = new Map<string, (readonly [ChatField, number])[]>();
  for (const [field, list] of Object.entries(lists) as [ChatField, string][]) {
    for (const entry of list.split(', ')) {
      const space = entry.lastIndexOf(' ');
      const stem = entry.slice(0, space);
      weights.set(stem, [...(weights.get(stem) ?? []), [field, Number(entry.slice(space + 1))]]);
    }
  }
  return weights;
}

export const HEAD_STEMS: StemWeights = parsed(listed.heads);

/** What is told by what is said; the sentences of answerWords.json add to it. */
export const SAID_STEMS: StemWeights = parsed(listed.says);
