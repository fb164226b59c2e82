import * as v from 'valibot';

import { quoted } from '../../core/format.ts';
import { dataBlock, modelTask } from '../task.ts';
import { MOST_WEIGHED } from './hypotheses.ts';

/** Most letters of a card that go along: enough to know what it says already. */
export const MOST_OF_CARD = 700;
const MOST = 12;

const words = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest));

/** Proposes lines for the cards of a board out of what people said, each with the numbers of the words that it rests on. */
export const boardCards = modelTask({
  name: 'boardCards',
  input: v.strictObject({
    board: words(60),
    /** Cards that may take a line: by which name they are called, what they are about, and what they say. */
    cards: v.pipe(
      v.array(
        v.strictObject({
          field: words(40),
          about: words(300),
          content: v.pipe(v.string(), v.maxLength(MOST_OF_CARD)),
        }),
      ),
      v.minLength(1),
      v.maxLength(20),
    ),
    /** Numbered passages of all talks. */
    passages: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2 * MOST_WEIGHED)),
  }),
  output: v.strictObject({
    proposals: v.pipe(
      v.array(
        v.strictObject({
          /** A card by its name. */
          card: words(40),
          /** The line. */
          text: words(400),
          /** Utterances that it rests on. */
          numbers: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(20)),
        }),
      ),
      v.maxLength(MOST),
    ),
  }),
  messages: ({ board, cards, passages }) => [
    {
      role: 'system',
      content: [
        `Ты помогаешь продуктовой команде обновить доску ${quoted(board)} по интервью. Перед тобой карточки доски и отрывки разговоров, у каждого отрывка в начале строки номер в квадратных скобках.`,
        `Карточки: ${cards.map(({ field, about }) => `${field} — ${about}`).join('; ')}.`,
        'Предложи строки для карточек: чему научили разговоры и чего на доске ещё нет или что она говорит иначе. Одна строка — одна мысль, одно предложение, без общих слов. Сначала то, что говорят несколько человек. Не больше восьми; нечего добавить — список пуст.',
        'card — имя карточки из списка латиницей; numbers — номера отрывков, на которых строка держится, только из начала строк. Сами слова людей не цитируй, кавычек не ставь: их напечатает программа по номерам. Никого не называй по имени, чисел, которых нет в отрывках, не придумывай.',
        'Ответ — объект с полем proposals: список объектов с полями card, text, numbers.',
      ].join('\n'),
    },
    {
      role: 'user',
      content: [
        dataBlock(
          'Карточки сейчас',
          cards.map(({ field, content }) => `${field}: ${content === '' ? 'пусто' : content}`).join('\n'),
        ),
        dataBlock('Отрывки интервью', passages),
      ].join('\n\n'),
    },
  ],
  shows: null,
  limits: { inputChars: 2 * MOST_WEIGHED + 30_000, outputTokens: 3000 },
  temperature: 0.3,
});
