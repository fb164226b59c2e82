import * as v from 'valibot';

import { quoted } from '../../core/format.ts';
import { dataBlock, modelTask, numberedBlock } from '../task.ts';
import { unsaidQuote } from '../unsaid.ts';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const said = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));

/** Places that one answer rests on, at most. */
const MOST_SOURCES = 6;

const input = v.strictObject({
  question: said(2000),
  /** Preceding questions and answers; '' for none. */
  before: text(3000),
  /** Findings for it in the workspace. */
  passages: v.pipe(
    v.array(v.strictObject({ n: v.pipe(v.number(), v.integer(), v.minValue(1)), where: text(300), text: said(700) })),
    v.minLength(1),
    v.maxLength(12),
  ),
});

/** Input about a question for a model. */
export type WorkspaceAnswerInput = v.InferOutput<typeof input>;

/**
 * Answers a question from what was found for it in the workspace, and from nothing else. It names what the answer rests on by number; the
 * product prints that from its source.
 */
export const workspaceAnswer = modelTask({
  name: 'workspaceAnswer',
  input,
  output: v.strictObject({
    /** Answer shown to the person. */
    say: said(1200),
    /** Numbers of the passages that it rests on; none where they do not answer. */
    sources: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(MOST_SOURCES)),
  }),
  messages: ({ question, before, passages }) => [
    {
      role: 'system',
      content: [
        'Ты коллега-продакт. Тебя спрашивают о рабочем пространстве: исследованиях, гипотезах, экспериментах, досках. Говори по-русски, на «вы», одно-четыре предложения, без похвал и канцелярита.',
        'Отвечай только из пронумерованных мест. Чего в них нет, того не говори: если они не отвечают на вопрос, так и скажи и оставь sources пустым.',
        'sources — номера мест, на которых держится ответ. Никого не цитируй и не пересказывай в кавычках: слова из этих мест покажет программа.',
        'Если спрашивают, откуда это известно или почему вы так считаете, скажи, на чём держится прежний ответ, насколько этого достаточно и чего не хватает. Если места спорят друг с другом, скажи об этом.',
      ].join('\n'),
    },
    {
      role: 'user',
      content: [
        ...(before === '' ? [] : [dataBlock('Что говорили до этого', before)]),
        numberedBlock(
          'Места рабочего пространства',
          passages.map((one) => ({ n: one.n, who: one.where, text: one.text })),
        ),
        dataBlock('Вопрос человека', question),
      ].join('\n\n'),
    },
  ],
  shows: 'say',
  faultOf({ say, sources }, { question, before, passages }) {
    const known = new Set(passages.map(({ n }) => n));
    const strange = sources.find((n) => !known.has(n));
    if (strange !== undefined)
      return `номера ${strange} нет среди мест: назови только те, что есть, или оставь список пустым`;
    const unsaid = unsaidQuote(say, [question, before, ...passages.map((one) => one.text)]);
    return unsaid === null
      ? null
      : `в кавычках стоит ${quoted(unsaid)}, а этого никто не говорил: убери кавычки и пересказ`;
  },
  limits: { inputChars: 20_000, outputTokens: 1200 },
  temperature: 0.3,
});
