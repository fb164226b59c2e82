import * as v from 'valibot';

import { PERSONA_MODEL_FIELDS } from '../../audiences/modelFields.ts';
import { dataBlock, modelTask } from '../task.ts';
import { MOST_WEIGHED } from './hypotheses.ts';

/** Most letters that tell of an audience. */
export const MOST_OF_AUDIENCE = 600;

/** Most letters of what is written of a persona already. */
export const MOST_OF_PERSONA = 4000;

/** Fields of a persona as a model names them, each with the numbers of the words that it rests on. */
export const personaFields = v.pipe(
  v.array(
    v.strictObject({
      field: v.picklist(PERSONA_MODEL_FIELDS),
      lines: v.pipe(
        v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(300))),
        v.minLength(1),
        v.maxLength(8),
      ),
      /** Utterances that it rests on. */
      numbers: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(20)),
    }),
  ),
  v.maxLength(PERSONA_MODEL_FIELDS.length),
);

/** Description of each field for a model. */
export const PERSONA_FIELDS_TOLD =
  'Поля: title — кто это в двух словах, одна строка; role — чем занимается, одна строка; usageReasons — зачем ему продукт; painPoints — что болит; purchaseReasons — за что платит; motivations — что движет; characteristics — черты; interests — интересы; skills — навыки; jtbd — «Когда …, хочу …, чтобы …». В остальных полях по одной мысли в строке, не больше пяти строк.';

/** How words of people are taken and not taken, for a model. */
export const PERSONA_WORDS_TOLD =
  'О чём в отрывках нет ни слова, того поля не называй. numbers — номера отрывков, на которых поле держится, только из начала строк. Сами слова людей не цитируй, кавычек не ставь: их напечатает программа по номерам. Никого не называй по имени; возраста, города и компании не пиши.';

/** Drafts a persona out of what people of one audience said, each field with the numbers of the words that it rests on. */
export const persona = modelTask({
  name: 'persona',
  input: v.strictObject({
    /** Its name and what it is; may be empty. */
    audience: v.pipe(v.string(), v.maxLength(MOST_OF_AUDIENCE)),
    /** Existing text of the persona, a field a line; default none. */
    described: v.optional(v.pipe(v.string(), v.maxLength(MOST_OF_PERSONA)), ''),
    /** Numbered passages of all talks. */
    passages: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2 * MOST_WEIGHED)),
  }),
  output: v.strictObject({ fields: personaFields }),
  messages: ({ audience, described, passages }) => [
    {
      role: 'system',
      content: [
        'Ты помогаешь исследователю описать персону — собирательный образ людей одной аудитории — по их словам. Перед тобой отрывки разговоров, у каждого в начале строки номер в квадратных скобках.',
        PERSONA_FIELDS_TOLD,
        described === ''
          ? 'Бери то, о чём говорят несколько человек или что для одного важно.'
          : 'Часть полей уже написана. Речь о той же персоне: бери слова людей, похожих на неё. Называй поле, только если люди говорят иначе или больше, чем в нём стоит, и тогда пиши его целиком — каким ему стоит стать.',
        PERSONA_WORDS_TOLD,
        'Ответ — объект с полем fields: список объектов с полями field, lines, numbers.',
      ].join('\n'),
    },
    {
      role: 'user',
      content: [
        dataBlock('Аудитория', audience),
        ...(described === '' ? [] : [dataBlock('Персона, как она описана сейчас', described)]),
        dataBlock('Отрывки интервью', passages),
      ].join('\n\n'),
    },
  ],
  shows: null,
  limits: { inputChars: 2 * MOST_WEIGHED + 2 * MOST_OF_PERSONA + 6000, outputTokens: 3000 },
  temperature: 0.3,
});
