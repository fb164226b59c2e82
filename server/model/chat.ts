import type OpenAI from 'openai';
import type { ChatCompletionChunk, ChatCompletionCreateParams } from 'openai/resources/chat/completions';

import type { ModelFormat, ModelKind, ModelUse } from '../../src/domain/model/protocol.ts';
import type { ModelMessage } from '../../src/domain/model/task.ts';
import { failureIn, refusedPart, type ReplacedPart } from './failures.ts';
import { createGigachatKeys, type GigachatKeys } from './gigachat.ts';
import type { JsonSchema } from './jsonSchema.ts';
import { ModelError } from './modelError.ts';
import { createPinnedFetch, type AllowedHosts } from './pinnedFetch.ts';

/** Where a model is, and how it is asked. */
export interface ModelPlace {
  readonly kind: ModelKind;
  /** Without a slash at the end. */
  readonly address: string;
  readonly name: string;
  /** '' for one that needs none. */
  readonly key: string;
  readonly reach: AllowedHosts;
  /** Where GigaChat gives tokens. */
  readonly gigachatAuth: string;
}

/** How long a model is waited for, ms. */
export interface Patience {
  /** To the first word. */
  readonly first: number;
  /** From one word to the next. */
  readonly between: number;
  /** For all of it. */
  readonly whole: number;
}

interface Question {
  readonly messages: readonly ModelMessage[];
  readonly format: ModelFormat;
  readonly schema: JsonSchema;
  readonly streams: boolean;
  /** Tokens of an answer at most. */
  readonly outputTokens: number;
  readonly temperature: number;
  /** Aborts when the caller has stopped waiting. */
  readonly signal: AbortSignal;
  /** Told of each piece as it comes. */
  readonly onPiece: (piece: string) => void;
}

export interface Answered {
  readonly text: string;
  /** As it counted; null where it did not. */
  readonly use: ModelUse | null;
  /** Whether it came in pieces. */
  readonly streamed: boolean;
}

/** A model that can be asked. */
export interface ModelChat {
  /** @throws ModelError */
  ask(question: Question, patience: Patience): Promise<Answered>;
}

/** Characters of an answer for each token that it may have, at most: more is none that was asked for. */
const MOST_CHARACTERS = 16;

const responseFormat = ({ format, schema }: Question): Pick<ChatCompletionCreateParams, 'response_format'> => {
  switch (format) {
    case 'json_schema':
      return {
        response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: { ...schema }, strict: true } },
      };
    case 'json_object':
      return { response_format: { type: 'json_object' } };
    case 'text':
      return {};
  }
};

/** Returns the messages, with the shape described where the model's server does not enforce it. */
function told({ messages, format, schema }: Question): ModelMessage[] {
  if (format === 'json_schema') return [...messages];
  const rule = `Ответ — один объект JSON по этой схеме, без пояснений и без разметки вокруг:\n${JSON.stringify(schema)}`;
  const [first, ...rest] = messages;
  return first?.role === 'system'
    ? [{ role: 'system', content: `${first.content}\n\n${rule}` }, ...rest]
    : [{ role: 'system', content: rule }, ...messages];
}

/** Why it ended before its end. */
function expectWhole(reason: string | null | undefined): void {
  if (reason === 'length') throw new ModelError('cut');
  if (reason === 'content_filter' || reason === 'blacklist') throw new ModelError('declined');
}

const countedIn = (
  usage: { prompt_tokens?: number; completion_tokens?: number } | null | undefined,
): ModelUse | null => {
  const [input, output] = [Number(usage?.prompt_tokens ?? Number.NaN), Number(usage?.completion_tokens ?? Number.NaN)];
  return Number.isFinite(input) && Number.isFinite(output)
    ? { in: Math.max(0, input), out: Math.max(0, output) }
    : null;
};

/** Reads a stream to its end. */
async function readStream(
  stream: AsyncIterable<ChatCompletionChunk>,
  { outputTokens, onPiece }: Question,
  heard: () => void,
): Promise<Answered> {
  let text = '';
  let use: ModelUse | null = null;
  let isEnded = false;
  for await (const chunk of stream) {
    heard();
    use = countedIn(chunk.usage) ?? use;
    const choice = chunk.choices?.[0];
    if (!choice) continue;
    if ((choice.delta?.refusal ?? '') !== '') throw new ModelError('declined');
    const piece = choice.delta?.content ?? '';
    text += piece;
    if (text.length > outputTokens * MOST_CHARACTERS) throw new ModelError('cut');
    if (piece !== '') onPiece(piece);
    expectWhole(choice.finish_reason);
    isEnded ||= Boolean(choice.finish_reason);
  }
  // A line that broke off says nothing of it.
  if (!isEnded && text === '') throw new ModelError('answer');
  return { text, use, streamed: true };
}

/** A clock that stops what takes too long, and knows that it did. */
function createLimit(patience: Patience, outer: AbortSignal) {
  const own = new AbortController();
  const late = (): void => own.abort();
  let timer = setTimeout(late, patience.first);
  const whole = setTimeout(late, patience.whole);
  return {
    signal: AbortSignal.any([own.signal, outer]),
    isLate: () => own.signal.aborted,
    heard() {
      clearTimeout(timer);
      timer = setTimeout(late, patience.between);
    },
    end() {
      clearTimeout(timer);
      clearTimeout(whole);
    },
  };
}

/** @param now milliseconds of the clock, for keys that end */
export function createChat(place: ModelPlace, now: () => number): ModelChat {
  const fetcher = createPinnedFetch(place.reach);
  // Where its tokens are given the operator has said, or GigaChat itself.
  const keys: GigachatKeys | null =
    place.kind === 'gigachat'
      ? createGigachatKeys(
          place.gigachatAuth,
          place.key,
          createPinnedFetch({ isAnywhere: true, privateHosts: [] }),
          now,
        )
      : null;

  /** Parameters that its server has refused: left out from then on. */
  const refused = new Set<ReplacedPart>();

  async function once(Client: typeof OpenAI, question: Question, patience: Patience): Promise<Answered> {
    const limit = createLimit(patience, question.signal);
    const client = new Client({
      baseURL: place.address,
      apiKey: keys ? () => keys.get() : place.key === '' ? 'none' : place.key,
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: patience.whole,
      fetch: fetcher,
      // It would write what was asked and answered into the server's output.
      logLevel: 'off',
    });
    const body = {
      model: place.name,
      messages: told(question),
      ...(refused.has('max_tokens')
        ? { max_completion_tokens: question.outputTokens }
        : { max_tokens: question.outputTokens }),
      ...(refused.has('temperature') ? {} : { temperature: question.temperature }),
      ...responseFormat(question),
    };
    try {
      if (question.streams) {
        const more = keys ? {} : { stream_options: { include_usage: true } };
        const stream = await client.chat.completions.create(
          { ...body, ...more, stream: true },
          { signal: limit.signal },
        );
        return await readStream(stream, question, limit.heard);
      }
      const { choices, usage } = await client.chat.completions.create(body, { signal: limit.signal });
      const choice = choices?.[0];
      if (!choice) throw new ModelError('answer');
      if ((choice.message?.refusal ?? '') !== '') throw new ModelError('declined');
      expectWhole(choice.finish_reason);
      const text = choice.message?.content ?? '';
      if (text !== '') question.onPiece(text);
      return { text, use: countedIn(usage), streamed: false };
    } catch (error) {
      if (question.signal.aborted) throw new ModelError('stopped');
      if (limit.isLate()) throw new ModelError('timeout');
      const part = refusedPart(error, Client);
      if (part === null || refused.has(part)) throw failureIn(error, Client);
      refused.add(part);
    } finally {
      limit.end();
    }
    // Nothing has come by then: it is the same question, told as this server takes it.
    return once(Client, question, patience);
  }

  return {
    async ask(question, patience) {
      const { default: Client } = await import('openai');
      try {
        return await once(Client, question, patience);
      } catch (error) {
        // A key of GigaChat may end before its time.
        if (!keys || !(error instanceof ModelError) || error.failure !== 'key') throw error;
        keys.forget();
        return once(Client, question, patience);
      }
    },
  };
}
