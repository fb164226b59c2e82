import type { ChatField } from '../boards/fields.ts';
import listed from './answerStems.json' with { type: 'json' };

/* Weights of word beginnings in a heading, or in the text below it, for the question that they answer. */

/** Weight of a word beginning at a place, by field. */
export type StemWeights = ReadonlyMap<string, readonly (readonly [ChatField, number])[]>;

/** `мечт 3`: a word with this beginning weighs three; several words are neighbours, `=` ends a word that is meant whole. */
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

/** Weights of words in the text; the sentences of answerWords.json add to it. */
export const SAID_STEMS: StemWeights = parsed(listed.says);
