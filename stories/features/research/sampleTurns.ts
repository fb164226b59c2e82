import { turnsOf } from '#src/domain/research/transcript.ts';
import { readingBlocks } from '#src/features/research/reading/readingBlocks.ts';

export const dialogue = 'Интервьюер: Что мешает?\nЕлена: Пустой экран с вопросами.';
const [first, second] = readingBlocks(dialogue, turnsOf(dialogue));
if (!first || !second) throw new Error('the text has two turns');

/** Its turns. */
export const [question, answer] = [first, second];

export const place = (words: string) => ({
  start: dialogue.indexOf(words),
  end: dialogue.indexOf(words) + words.length,
});
