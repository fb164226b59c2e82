import * as v from 'valibot';

import { dataBlock, modelTask } from '../task.ts';
import { MOST_WEIGHED } from './hypotheses.ts';
import {
  MOST_OF_AUDIENCE,
  MOST_OF_PERSONA,
  PERSONA_FIELDS_TOLD,
  PERSONA_WORDS_TOLD,
  personaFields,
} from './persona.ts';

const MOST = 4;

/** Tells which kinds of people an audience is made of that it has no persona for, each as the fields of one, with the numbers of the words that they rest on. */
export const personas = modelTask({
  name: 'personas',
  input: v.strictObject({
    /** Its name and what it is; may be empty. */
    audience: v.pipe(v.string(), v.maxLength(MOST_OF_AUDIENCE)),
    /** Personas that it has, one a line; may be empty. */
    known: v.pipe(v.string(), v.maxLength(MOST_OF_PERSONA)),
    /** Numbered passages of all talks. */
    passages: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2 * MOST_WEIGHED)),
  }),
  output: v.strictObject({
    personas: v.pipe(v.array(v.strictObject({ fields: personaFields })), v.maxLength(MOST)),
  }),
  messages: ({ audience, known, passages }) => [
    {
      role: 'system',
      content: [
        'Ты помогаешь исследователю увидеть, какие разные люди есть в одной аудитории: персона — собирательный образ тех, кто похож делами, трудностями и поводами, а не должностью. Перед тобой отрывки разговоров, у каждого в начале строки номер в квадратных скобках.',
        `Назови до ${MOST} персон, которых аудитории не хватает: тех, что уже описаны, не повторяй. Люди говорят об одном и том же — хватит одной; новых нет — список пуст. У каждой обязательно поле title.`,
        PERSONA_FIELDS_TOLD,
        PERSONA_WORDS_TOLD,
        'Ответ — объект с полем personas: список объектов с полем fields, а в нём объекты с полями field, lines, numbers.',
      ].join('\n'),
    },
    {
      role: 'user',
      content: [
        dataBlock('Аудитория', audience),
        dataBlock('Персоны, которые уже есть', known === '' ? 'Пока ни одной.' : known),
        dataBlock('Отрывки интервью', passages),
      ].join('\n\n'),
    },
  ],
  shows: null,
  limits: { inputChars: 2 * MOST_WEIGHED + 2 * MOST_OF_PERSONA + 6000, outputTokens: 5000 },
  temperature: 0.3,
});
