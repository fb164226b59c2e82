import { fold } from '#src/domain/core/format.ts';
import { findInText, type FoundText } from '#src/domain/research/reading/foundTexts.ts';
import { turnsOf } from '#src/domain/research/transcript.ts';

import { sampleText } from '../sampleReading.ts';

/** Returns the matches of some words in a text. */
export const foundIn = (materialId: string, text: string, words: string): FoundText => {
  const found = findInText(materialId, text, fold(text), words, () => turnsOf(text));
  if (!found) throw new Error(`not in the sample text: «${words}»`);
  return found;
};

const OTHER = 'Интервьюер: Что мешает?\n\nОлег: Пустой экран. Я не знаю, с чего начать.\n\nОлег: И опять пустой экран.';

export const found = [foundIn('material-42', sampleText, 'экран'), foundIn('material-43', OTHER, 'экран')];

export const files = new Map([
  ['material-42', { name: 'Интервью 42: Марина.txt', study: '' }],
  ['material-43', { name: 'Интервью 43: Олег.txt', study: '' }],
]);
