import * as v from 'valibot';

import { dataBlock, modelTask } from '../task.ts';

/** Most letters of findings that go along. */
export const MOST_OF_FINDINGS = 12_000;

/** Words the summary of a report out of its numbered findings, sentence by sentence, each with the findings that it rests on. */
export const summary = modelTask({
  name: 'summary',
  input: v.strictObject({
    /** Each on a line of its own, its number before it. */
    findings: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2 * MOST_OF_FINDINGS)),
  }),
  output: v.strictObject({
    sentences: v.pipe(
      v.array(
        v.strictObject({
          text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(500)),
          /** Findings that it rests on. */
          numbers: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(20)),
        }),
      ),
      v.maxLength(8),
    ),
  }),
  messages: ({ findings }) => [
    {
      role: 'system',
      content: [
        'Ты редактор отчётов об исследованиях. Перед тобой находки отчёта, у каждой в начале строки номер в квадратных скобках. Напиши сводку «Коротко о главном»: от двух до пяти предложений, самое важное первым, без канцелярита, оценок и советов.',
        'Каждое предложение держится на находках: назови их номера в numbers, только из начала строк. Чисел, имён и причин, которых в находках нет, не пиши. Слова людей не цитируй и кавычек не ставь: цитаты стоят в самом отчёте.',
        'Ответ — объект с полем sentences: список объектов с полями text и numbers.',
      ].join('\n'),
    },
    { role: 'user', content: dataBlock('Находки отчёта', findings) },
  ],
  shows: null,
  limits: { inputChars: 2 * MOST_OF_FINDINGS + 4000, outputTokens: 1500 },
  temperature: 0.2,
});
