import * as v from 'valibot';

import { objectIn } from '../../src/domain/model/answer.ts';
import {
  MODEL_FORMATS,
  type ModelAbilities,
  type ModelFormat,
  type ModelUse,
} from '../../src/domain/model/protocol.ts';
import type { Answered, ModelChat, Patience } from './chat.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import { ModelError } from './modelError.ts';

const output = v.strictObject({ word: v.string(), number: v.number() });

const MESSAGES = [
  { role: 'system', content: 'Ответь объектом JSON с двумя полями: word — слово «готово», number — число 7.' },
  { role: 'user', content: 'Проверка связи.' },
] as const;

/** Model's detected abilities, and the cost of detecting them. */
export interface Probed {
  readonly abilities: ModelAbilities;
  readonly use: ModelUse;
}

/** Tokens that a test question takes, where they are not counted. */
const USUAL: ModelUse = { in: 120, out: 20 };

/** Failures that concern only the format of the question, not the model yet. */
const OF_THE_WAY: readonly string[] = ['format', 'answer', 'cut'];

/**
 * Asks a model the same small thing in every way, from the best down, until it answers in it.
 * @throws ModelError where it answers in none
 */
export async function probe(chat: ModelChat, patience: Patience, signal: AbortSignal): Promise<Probed> {
  let use: ModelUse = { in: 0, out: 0 };
  let failure = new ModelError('answer');

  /** @returns null where it does not go along with this way */
  async function ask(format: ModelFormat, streams: boolean): Promise<Answered | null> {
    try {
      // One that thinks aloud before it answers needs room for it.
      const limits = { outputTokens: 1000, temperature: 0, signal, onPiece: () => undefined };
      const schema = jsonSchemaOf({ output });
      const answered = await chat.ask({ messages: MESSAGES, format, schema, streams, ...limits }, patience);
      const took = answered.use ?? USUAL;
      use = { in: use.in + took.in, out: use.out + took.out };
      return answered;
    } catch (error) {
      if (!(error instanceof ModelError) || !OF_THE_WAY.includes(error.failure)) throw error;
      failure = error;
      return null;
    }
  }

  for (const streams of [true, false]) {
    for (const format of MODEL_FORMATS) {
      const answered = await ask(format, streams);
      const text = answered?.text ?? '';
      const isUnderstood = v.is(output, objectIn(text)) || (format === 'text' && text.trim() !== '');
      if (isUnderstood) return { abilities: { format, streams }, use };
      // It was heard, and nothing came in pieces: the same way again, at once.
      if (streams && failure.failure === 'answer' && answered === null) break;
    }
  }
  throw failure;
}
