import * as v from 'valibot';

import { followUpFault, MOST_FOLLOW_UP } from '../../fieldwork/followUp.ts';
import { dataBlock, modelTask } from '../task.ts';

/** Letters of one answer that a model reads: who dictates for an hour is asked about the beginning. */
export const MOST_ANSWER_READ = 3000;
const MOST_ASKED_READ = 1000;

/**
 * Asks one more question because of an answer. A respondent waits for it, so one answer is all: what does not do is not mended, and the
 * product asks in its own words.
 */
export const followUp = modelTask({
  name: 'followUp',
  input: v.strictObject({
    /** Questions and answers, the question of the scenario first, personal data hidden. */
    exchanges: v.pipe(
      v.array(
        v.strictObject({
          asked: v.pipe(v.string(), v.maxLength(MOST_ASKED_READ)),
          answer: v.pipe(v.string(), v.maxLength(MOST_ANSWER_READ)),
        }),
      ),
      v.minLength(1),
      v.maxLength(6),
    ),
  }),
  output: v.strictObject({
    question: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2 * MOST_FOLLOW_UP)),
  }),
  messages: ({ exchanges }) => [
    {
      role: 'system',
      content: [
        'Ты проводишь интервью и слушаешь внимательно. Задай респонденту один уточняющий вопрос к последнему ответу: что за этим стоит, почему так, как это было в последний раз.',
        `Вопрос короткий, до ${MOST_FOLLOW_UP} знаков, по-русски, на «вы», одним предложением со знаком вопроса в конце. Он открытый: на него нельзя ответить «да» или «нет». Он не подсказывает ответа, не оценивает, не хвалит, не советует и не повторяет того, о чём уже спросили.`,
        'Спрашивай только о том, что человек сказал сам, лучше его же словами. Не спрашивай имён, телефонов, почты, адресов и номеров. Слова в квадратных скобках вроде [имя 1] стоят на месте скрытого: не повторяй их. Без разметки, ссылок и эмодзи.',
        'Ответ — объект с полем question.',
      ].join('\n'),
    },
    {
      role: 'user',
      content: exchanges
        .flatMap(({ asked, answer }) => [dataBlock('Вопрос', asked), dataBlock('Ответ респондента', answer)])
        .join('\n\n'),
    },
  ],
  shows: null,
  isAskedOnce: true,
  faultOf({ question }, { exchanges }) {
    const about = exchanges.map(({ asked, answer }) => `${asked}\n${answer}`).join('\n');
    return followUpFault(question, { about, asked: exchanges.map(({ asked }) => asked) });
  },
  limits: { inputChars: 30_000, outputTokens: 300 },
  temperature: 0.3,
});
