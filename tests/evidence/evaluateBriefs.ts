import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

import { CHAT_FIELDS, type ChatField } from '#src/domain/boards/fields.ts';
import { CHAT_CARDS } from '#src/domain/boards/cards.ts';
import { proposeAnswers } from '#src/domain/chat/answerProposals.ts';
import type { ModelOutcome } from '#src/domain/model/protocol.ts';
import { modelTask, numberedBlock, type ModelTask } from '#src/domain/model/task.ts';

import expected from '../corpus/chat/briefs/expected.json' with { type: 'json' };

const FOLDER = path.resolve(import.meta.dirname, '../corpus/chat/briefs');

/** A brief, and of each question's answer some words that are in it; null where it has none. */
export interface Brief {
  readonly name: string;
  readonly text: string;
  readonly answers: Readonly<Record<ChatField, string | null>>;
}

/** The briefs that the chat's tests read. */
export const readBriefs = (): readonly Brief[] =>
  Object.entries(expected).map(([name, answers]) => ({
    name,
    text: readFileSync(path.join(FOLDER, name), 'utf8'),
    answers,
  }));

const line = v.pipe(v.array(v.number()), v.maxLength(12));
const perField = Object.fromEntries(CHAT_FIELDS.map((field) => [field, line])) as Record<ChatField, typeof line>;

/** Has a model say which lines of a brief answer which question. It is of the measure alone: in the product the chat matches briefs itself. */
const briefAnswers = modelTask({
  name: 'briefAnswers',
  input: v.strictObject({ lines: v.array(v.string()) }),
  output: v.strictObject(perField),
  messages: ({ lines }) => [
    {
      role: 'system',
      content: [
        'Перед тобой рассказ о продукте, у каждой строки номер в квадратных скобках. Для каждого вопроса назови номера строк, которые на него отвечают; не отвечает ни одна — пустой список. Сами слова не пиши.',
        `Вопросы: ${CHAT_CARDS.map(({ field, title, hint }) => `${field} — ${title}: ${hint}`).join('; ')}.`,
        `Ответ — объект с полями ${CHAT_FIELDS.join(', ')}: в каждом список номеров.`,
      ].join('\n'),
    },
    {
      role: 'user',
      content: numberedBlock(
        'Рассказ о продукте',
        lines.map((text, index) => ({ n: index + 1, who: '', text })),
      ),
    },
  ],
  shows: null,
  limits: { inputChars: 40_000, outputTokens: 1500 },
  temperature: 0,
});

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** How many answers of the brief are in these texts. */
const rightOf = ({ answers }: Brief, textOf: (field: ChatField) => string): number =>
  CHAT_FIELDS.filter((field) => answers[field] !== null && inOneLine(textOf(field)).includes(answers[field])).length;

/** How many of the nine questions the brief answers. */
const countOf = ({ answers }: Brief): number => CHAT_FIELDS.filter((field) => answers[field] !== null).length;

/** Asks a model for a task that the product has not. */
export type AskAny = (task: ModelTask, input: unknown) => Promise<ModelOutcome<unknown>>;

/** Measures a model on briefs beside the chat's own matching: how many of its answers each finds. */
export async function compareOnBriefs(briefs: readonly Brief[], name: string, ask: AskAny): Promise<string> {
  const rows: string[] = [];
  let [offline, modelled, answered, all] = [0, 0, 0, 0];
  for (const brief of briefs) {
    const proposals = proposeAnswers([{ from: 'file', name: brief.name, text: brief.text }]);
    const own = rightOf(brief, (field) => proposals[field]?.[0]?.text ?? '');
    const lines = brief.text.split('\n').filter((one) => one.trim() !== '');
    // oxlint-disable-next-line no-await-in-loop -- one brief at a time: a model of one's own answers one question at a time
    const outcome = await ask(briefAnswers as unknown as ModelTask, { lines });
    const told = outcome.kind === 'done' ? (outcome.output as v.InferOutput<typeof briefAnswers.output>) : null;
    const named = told && rightOf(brief, (field) => told[field].map((n) => lines[n - 1] ?? '').join(' '));
    const count = countOf(brief);
    const said = named === null ? (outcome.kind === 'refused' ? outcome.code : outcome.kind) : `${named}/${count}`;
    all += count;
    offline += own;
    modelled += named ?? 0;
    answered += named === null ? 0 : 1;
    rows.push(`${brief.name.padEnd(28)} ${`${own}/${count}`.padStart(8)} ${said.padStart(12)}`);
  }
  return [
    `${briefs.length} briefs, ${answered} answered by the model`,
    '',
    `${'answers found'.padEnd(28)} ${'offline'.padStart(8)} ${name.slice(0, 12).padStart(12)}`,
    ...rows,
    `${'together'.padEnd(28)} ${`${offline}/${all}`.padStart(8)} ${`${modelled}/${all}`.padStart(12)}`,
  ].join('\n');
}
