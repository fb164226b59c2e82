import * as v from 'valibot';

import { dataBlock, modelTask } from '../task.ts';

/** Maximum of letters in the words behind a hypothesis that are sent with it. */
export const MOST_WORDS = 6000;

const text = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));

/** Drafts what is to be tested and how. What came of an experiment, and when it runs, is for people alone. */
export const canvas = modelTask({
  name: 'canvas',
  input: v.strictObject({
    hypothesis: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(4000)),
    /** Stage and touchpoint, as they are named. */
    place: v.pipe(v.string(), v.maxLength(300)),
    /** Words for it and against it, each in a line; may be empty. */
    words: v.pipe(v.string(), v.maxLength(2 * MOST_WORDS)),
  }),
  output: v.strictObject({
    name: text(120),
    customerSegment: text(600),
    valueProposition: text(600),
    channels: text(600),
    customerEngagement: text(600),
    riskiestAssumption: text(600),
    scenario: text(900),
    metrics: text(600),
    successCriteria: text(600),
  }),
  messages: ({ hypothesis, place, words }) => [
    {
      role: 'system',
      content: [
        'Ты помогаешь продуктовой команде набросать MVP Experiment Canvas для проверки гипотезы самым дешёвым честным способом. Пиши по-русски, коротко, по одному-три предложения в поле, без общих слов.',
        'name — короткое название; customerSegment — для кого и по какому признаку этих людей найти; valueProposition — что человек получит и чем это лучше того, как он обходится сейчас; channels — где он с этим встретится; customerEngagement — что увидит и сделает, шаг за шагом; riskiestAssumption — предположение, без которого идея не работает; scenario — кому и что показываем, сколько времени, когда останавливаемся; metrics — что измеряем и где берём числа; successCriteria — какое число решит, что гипотеза подтвердилась.',
        'Чисел о сегодняшнем дне, которых тебе не дали, не придумывай: порог успеха назови как предложение команде. Слов людей не цитируй, кавычек не ставь и никого не называй по имени. Чего не знаешь, оставь пустой строкой.',
        'Ответ — объект с этими девятью полями.',
      ].join('\n'),
    },
    {
      role: 'user',
      content: [
        dataBlock('Гипотеза', hypothesis),
        dataBlock('Где это происходит', place),
        dataBlock('Что говорили люди', words === '' ? 'Слов пока нет.' : words),
      ].join('\n\n'),
    },
  ],
  shows: null,
  limits: { inputChars: 2 * MOST_WORDS + 10_000, outputTokens: 2500 },
  temperature: 0.4,
});
