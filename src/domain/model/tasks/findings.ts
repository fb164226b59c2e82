import * as v from 'valibot';

import { FINDING_KINDS, type FindingKind } from '../../core/findingKind.ts';
import { dataBlock, modelTask } from '../task.ts';

/** Most letters of a part of a talk that is read at once: small models forget the beginning of what is longer. */
export const MOST_READ = 9000;
const MOST = 60;

/** Description of each kind for a model. */
const KINDS: Readonly<Record<FindingKind, string>> = {
  pain: 'трудность: что мешает, злит, не получается, уже случилось',
  workaround: 'обходной путь: чем человек обходится сам, вручную, в тетради, через знакомых',
  need: 'потребность: что человек пытается сделать или чего ему не хватает',
  money: 'деньги и время: названы сумма, часы, потери, цена',
  churn: 'уход или отказ: перестал пользоваться, ушёл, отказался, собирается уйти',
  decider: 'кто решает: от кого зависит выбор или покупка',
  trigger: 'повод: с чего началось, что заставило искать решение',
  frequency: 'как часто: насколько регулярно это бывает',
};

/** Finds in a part of a talk what a researcher would underline. The model names sentences by number and writes nothing of them. */
export const findings = modelTask({
  name: 'findings',
  input: v.strictObject({
    /** Numbered utterances, as `windowsOf` cuts them. */
    talk: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2 * MOST_READ)),
  }),
  output: v.strictObject({
    findings: v.pipe(
      v.array(
        v.strictObject({
          /** Numbers of one thought, side by side. */
          numbers: v.pipe(v.array(v.number()), v.minLength(1), v.maxLength(12)),
          kind: v.picklist(FINDING_KINDS),
        }),
      ),
      v.maxLength(MOST),
    ),
  }),
  messages: ({ talk }) => [
    {
      role: 'system',
      content: [
        'Ты помогаешь исследователю читать интервью. Перед тобой расшифровка: у каждого предложения респондента стоит номер в квадратных скобках в начале строки. Найди то, что подчеркнул бы исследователь, — рассказ о том, что с человеком уже было, а не вежливость, мечты и «я бы».',
        `Виды: ${FINDING_KINDS.map((kind) => `${kind} — ${KINDS[kind]}`).join('; ')}.`,
        'Для каждой находки назови номера предложений (обычно одно, иногда два-три подряд) и вид. Слов из разговора не пиши: их напечатает программа по номерам. Слова интервьюера находкой не бывают. Номера бери только из начала строк. Доволен человек и рассказывает, что всё хорошо, — находок может не быть совсем: тогда список пуст.',
        'Ответ — объект с полем findings: список объектов с полями numbers и kind.',
      ].join('\n'),
    },
    { role: 'user', content: dataBlock('Расшифровка интервью', talk) },
  ],
  shows: null,
  limits: { inputChars: 2 * MOST_READ + 4000, outputTokens: 3000 },
  temperature: 0,
});
