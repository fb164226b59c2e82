import * as v from 'valibot';

import { objectIn, fieldSoFar } from '../../src/domain/model/answer.ts';
import {
  MODEL_FORMATS,
  type ModelAbilities,
  type ModelEvents,
  type ModelFormat,
  type ModelUse,
} from '../../src/domain/model/protocol.ts';
import { isTooLong, toldFor, type ModelMessage, type ModelTask } from '../../src/domain/model/task.ts';
import { tokensAbout, tokensAtMost, type HeldCall } from './budget.ts';
import type { ModelChat, Patience } from './chat.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import { ModelError, refusalOf } from './modelError.ts';

/** Dependencies of a task's run. */
export interface ModelRun {
  readonly chat: ModelChat;
  readonly model: string;
  readonly abilities: ModelAbilities;
  readonly patience: Patience;
  readonly signal: AbortSignal;
  /** Holds what a question may take; null where the budget does not have it. */
  readonly hold: (most: ModelUse) => Promise<HeldCall | null>;
  /** Sends an event to the waiting caller. */
  readonly tell: <E extends keyof ModelEvents>(event: E, data: ModelEvents[E]) => void;
}

/** Accepted answer, or its fault, for the model to read. */
type Judged = { readonly output: unknown } | { readonly fault: string };

/** The first thing that is wrong with a shape: where, and what was expected there. */
function faultOfShape(issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  const [issue] = issues;
  const place = issue.path?.map(({ key }) => String(key)).join('.') ?? '';
  const wanted = issue.expected === null ? issue.type : `ожидалось ${issue.expected}`;
  return `поле ${place === '' ? '(весь ответ)' : place}: ${wanted}`;
}

function judge(task: ModelTask, input: unknown, text: string): Judged {
  const object = objectIn(text);
  if (object === undefined) return { fault: 'это не целый объект JSON' };
  const parsed = v.safeParse(task.output, object);
  if (!parsed.success) return { fault: faultOfShape(parsed.issues) };
  const fault = task.faultOf?.(parsed.output, input) ?? null;
  return fault === null ? { output: parsed.output } : { fault };
}

const lengthOf = (messages: readonly ModelMessage[]): number =>
  messages.reduce((sum, { content }) => sum + content.length, 0);

/** Returns the follow-up question to a model whose answer was not accepted. */
const askedAgain = (messages: readonly ModelMessage[], text: string, fault: string): readonly ModelMessage[] => [
  ...messages,
  { role: 'assistant', content: text.slice(0, 20_000) },
  { role: 'user', content: `Ответ не подошёл: ${fault}. Пришли исправленный ответ целиком, одним объектом JSON.` },
];

/** Cost of a question with its whole answer. */
interface Spent {
  use: ModelUse;
  cost: number | null;
}

/**
 * Has a model do a task: in the best way that it knows, with one chance to put its answer right, then in the ways below. Tells what comes,
 * and at last what came of it. Nothing is thrown.
 */
export async function runTask(task: ModelTask, input: unknown, running: ModelRun): Promise<keyof ModelEvents | string> {
  const { abilities, chat, hold, model, patience, signal, tell } = running;
  const messages = toldFor(task, input);
  if (isTooLong(task, messages)) {
    tell('refused', { code: 'tooLong', retryAfter: null });
    return 'tooLong';
  }
  const schema = jsonSchemaOf(task);
  const spent: Spent = { use: { in: 0, out: 0 }, cost: null };

  /** Asks once. @throws ModelError */
  async function ask(told: readonly ModelMessage[], format: ModelFormat): Promise<string | null> {
    const { outputTokens } = task.limits;
    // The shape is part of the text where the model's server does not enforce it.
    const characters = lengthOf(told) + JSON.stringify(schema).length + 500;
    const held = await hold({ in: tokensAtMost(characters), out: outputTokens });
    if (!held) return null;
    let came = '';
    let shown = '';
    let outcome = 'done';
    let use: ModelUse | null = null;
    try {
      const answered = await chat.ask(
        {
          messages: told,
          format,
          schema,
          streams: abilities.streams,
          outputTokens,
          temperature: task.temperature ?? 0.2,
          signal,
          onPiece(piece) {
            came += piece;
            if (task.shows === null) return;
            const soFar = fieldSoFar(came, task.shows);
            if (soFar.length > shown.length && soFar.startsWith(shown)) {
              tell('delta', { text: soFar.slice(shown.length) });
              shown = soFar;
            }
          },
        },
        patience,
      );
      use = answered.use;
      return answered.text;
    } catch (error) {
      outcome = error instanceof ModelError ? error.failure : 'failed';
      // A question refused before it began took nothing; one that began was read.
      if (came === '' && outcome !== 'timeout' && outcome !== 'stopped' && outcome !== 'cut') use = { in: 0, out: 0 };
      throw error;
    } finally {
      const took = use ?? { in: tokensAbout(characters), out: tokensAbout(came.length) };
      const cost = await held.settle(took, outcome);
      spent.use = { in: spent.use.in + took.in, out: spent.use.out + took.out };
      if (cost !== null) spent.cost = (spent.cost ?? 0) + cost;
    }
  }

  const ways = MODEL_FORMATS.slice(MODEL_FORMATS.indexOf(abilities.format));
  let isRepaired = false;
  try {
    for (const [place, format] of ways.entries()) {
      if (place > 0 && format !== 'json_schema') tell('said', { turn: format });
      let told = messages;
      for (;;) {
        const text = await ask(told, format).catch((error: unknown) => {
          if (error instanceof ModelError && error.failure === 'format') return undefined;
          throw error;
        });
        if (text === null) {
          tell('refused', { code: 'budget', retryAfter: null });
          return 'budget';
        }
        if (text === undefined) break;
        const judged = judge(task, input, text);
        if ('output' in judged) {
          tell('done', { output: judged.output, model, tokens: spent.use, cost: spent.cost });
          return 'done';
        }
        if (task.isAskedOnce) {
          tell('refused', { code: 'badAnswer', retryAfter: null });
          return 'badAnswer';
        }
        if (isRepaired) break;
        isRepaired = true;
        tell('said', { turn: 'repair' });
        told = askedAgain(messages, text, judged.fault);
      }
    }
    tell('refused', { code: 'badAnswer', retryAfter: null });
    return 'badAnswer';
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    tell('refused', { code: refusalOf(error.failure), retryAfter: error.retryAfter });
    return error.failure;
  }
}
