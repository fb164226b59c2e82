import * as v from 'valibot';

import { dataBlock, modelTask } from '../task.ts';

/** How a sentence is to become better. */
export const WORDING_WISHES = ['plain', 'shorter', 'kinder'] as const;

const WISHES: Readonly<Record<(typeof WORDING_WISHES)[number], string>> = {
  plain: 'проще: без канцелярита, оценочных слов и повторов',
  shorter: 'короче, в одно-два предложения',
  kinder: 'бережнее к людям, о которых речь, без ярлыков и обобщений',
};

/** Words a sentence of a report anew. It adds no fact, no figure and no quotation: there is nothing that it could have read them in. */
export const wording = modelTask({
  name: 'wording',
  input: v.strictObject({
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(4000)),
    wish: v.picklist(WORDING_WISHES),
  }),
  output: v.strictObject({
    /** The sentence, anew. */
    text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(4000)),
  }),
  messages: ({ text, wish }) => [
    {
      role: 'system',
      content: `Ты редактор отчётов об исследованиях. Перепиши фрагмент по-русски: ${WISHES[wish]}. Смысл, числа, имена и кодовые имена (вроде Р7) остаются теми же; ничего не добавляй от себя. Слова в кавычках-ёлочках — цитаты людей: оставь их буква в букву. Ответ — поле text с новым текстом, без пояснений.`,
    },
    { role: 'user', content: dataBlock('Фрагмент отчёта', text) },
  ],
  shows: 'text',
  // Quotations stay as they are: who said it has said it so.
  faultOf({ text }, input) {
    const lost = [...input.text.matchAll(/«[^»]+»/g)].map(([quote]) => quote).find((quote) => !text.includes(quote));
    return lost === undefined ? null : `цитата ${lost} изменена или потеряна, верни её буква в букву`;
  },
  limits: { inputChars: 6000, outputTokens: 1500 },
});
