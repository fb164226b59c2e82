import * as v from 'valibot';

import { ALL_TOUCHPOINTS } from '../../tactics/touchpoint.ts';
import { dataBlock, modelTask } from '../task.ts';

/** Most letters of passages out of which hypotheses are made at once. */
export const MOST_WEIGHED = 14_000;
const MOST = 12;

const numbers = v.pipe(v.array(v.number()), v.maxLength(40));
const words = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest));

/** Makes hypotheses of what several people said: what for, what against, by number; the wording is the model's, the words are not. */
export const hypotheses = modelTask({
  name: 'hypotheses',
  input: v.strictObject({
    /** Numbered passages of all talks. */
    passages: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2 * MOST_WEIGHED)),
  }),
  output: v.strictObject({
    hypotheses: v.pipe(
      v.array(
        v.strictObject({
          /** «Если …, то …, потому что …». */
          text: words(600),
          /** A touchpoint by its name. */
          touchpoint: words(80),
          /** Numbers of what speaks for it, and of what speaks against it. */
          inFavour: v.pipe(numbers, v.minLength(1)),
          against: numbers,
        }),
      ),
      v.maxLength(MOST),
    ),
  }),
  messages: ({ passages }) => [
    {
      role: 'system',
      content: [
        'Ты помогаешь исследователю сформулировать продуктовые гипотезы по словам респондентов. Перед тобой отрывки разных разговоров, у каждого в начале строки номер в квадратных скобках.',
        'Сложи вместе то, о чём говорят несколько человек, и на каждое напиши гипотезу: «Если (что изменим), то (что изменится у людей), потому что (что мы узнали)». Одна гипотеза — одна мысль, проверяемая, без общих слов вроде «улучшить опыт». Не больше шести, самые обоснованные первыми; где слова одного человека — только если они о большой потере или уходе.',
        'inFavour — номера отрывков «за», against — номера отрывков, где говорят обратное (пустой список, если таких нет). Номера бери только из начала строк. Сами слова не пересказывай в кавычках и не цитируй: их напечатает программа по номерам. Никого не называй по имени, чисел, которых нет в отрывках, не придумывай.',
        `touchpoint — точка касания, одна из: ${ALL_TOUCHPOINTS.join('; ')}.`,
        'Ответ — объект с полем hypotheses: список объектов с полями text, touchpoint, inFavour, against.',
      ].join('\n'),
    },
    { role: 'user', content: dataBlock('Отрывки интервью', passages) },
  ],
  shows: null,
  limits: { inputChars: 2 * MOST_WEIGHED + 5000, outputTokens: 3500 },
  temperature: 0.3,
});
