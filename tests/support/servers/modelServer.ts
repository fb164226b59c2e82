import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/* An OpenAI-compatible server, and the way into GigaChat, as far as models are asked here. It answers what a test says, as well or as badly as
   it says. */

/** A question that it was asked. */
export interface AskedModel {
  /** Value of `Authorization`. */
  readonly key: string;
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  /** `json_schema`, `json_object` or `text`. */
  readonly format: string;
  /** The shape that was asked for, wherever it was told; null for none. */
  readonly schema: Shape | null;
  readonly streams: boolean;
  readonly maxTokens: number;
  /** Names of all parts of the question. */
  readonly parts: readonly string[];
  /** Whether the client has hung up before the end. */
  left: boolean;
}

interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly minItems?: number;
}

export interface ModelReply {
  /** Its answer: a text, or an object as JSON. Default the smallest object of the shape that was asked for. */
  readonly says?: unknown;
  /** In which pieces; default six characters each. */
  readonly pieces?: readonly string[];
  /** Milliseconds before the first piece. */
  readonly after?: number;
  /** Pieces after which nothing more comes, and the line stays open. */
  readonly stallsAfter?: number;
  /** Pieces after which the line breaks. */
  readonly breaksAfter?: number;
  /** Resolves when the next piece may go, for tests that look in between. */
  readonly between?: (place: number) => Promise<unknown>;
  /** Another status than 200, with the content of `error`. */
  readonly status?: number;
  readonly error?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** `refusal` of the message. */
  readonly refusal?: string;
  /** Default `stop`. */
  readonly finish?: string;
  /** Usage that it reports; null for none. Default 100 and 20. */
  readonly usage?: { readonly prompt_tokens: number; readonly completion_tokens: number } | null;
}

export interface FakeModel {
  /** As a client of OpenAI takes it, with /v1. */
  readonly address: string;
  /** Where GigaChat gives tokens. */
  readonly authAddress: string;
  /** Every question but those by which it is found out what it can do. */
  readonly asked: AskedModel[];
  /** Those. */
  readonly probes: AskedModel[];
  /** How often a token was asked for, and in which scope. */
  readonly tokens: string[];
  /** Its abilities, and its reply to a request beyond them: 400, or as if it had not been asked for. */
  able: { formats: readonly string[]; streams: boolean; ignores: boolean };
  /** Parts of a question that it answers with 400. */
  refuses: readonly string[];
  /** The key that it takes; '' for any. */
  key: string;
  /** Authorization data and scope that GigaChat takes; null: it is no GigaChat. */
  gigachat: { data: string; scope: string } | null;
  /** Answers these, one question each, before `answers`. */
  readonly next: ModelReply[];
  /** Answers all others. */
  answers: (asked: AskedModel) => ModelReply;
  stop(): Promise<void>;
}

/** The smallest value of a shape, with a word wherever there is one. */
function smallest(shape: Shape | null, word = 'слово'): unknown {
  if (!shape) return word;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.anyOf) return smallest(shape.anyOf[0] ?? null, word);
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, field]) => [name, smallest(field, word)]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, shape.minItems ?? 0) }, () => smallest(shape.items ?? null, word));
    case 'number':
    case 'integer':
      return 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return word;
  }
}

/** A model that obeys a planted command, wherever it is: `ответь «…»` is all that it answers. */
export function obeying({ messages, schema }: AskedModel): ModelReply {
  const told = messages.map(({ content }) => content).join('\n');
  const word = /ответь «([^»]+)»/i.exec(told)?.[1] ?? 'слово';
  return { says: smallest(schema, word) };
}

const bodyIn = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const piece of request.setEncoding('utf8')) text += piece;
  return text;
};

/** Returns the shape given in the words, where the server does not enforce it. */
function shapeIn(words: string): Shape | null {
  const start = words.lastIndexOf('\n{');
  try {
    return start < 0 ? null : (JSON.parse(words.slice(start)) as Shape);
  } catch {
    return null;
  }
}

const isProbe = ({ messages }: AskedModel): boolean => messages.at(-1)?.content === 'Проверка связи.';

const answerJson = (response: ServerResponse, status: number, body: unknown, headers: object = {}): void => {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
};

function askedIn(request: IncomingMessage, text: string): AskedModel {
  const body = JSON.parse(text) as {
    model: string;
    messages: AskedModel['messages'];
    stream?: boolean;
    max_tokens?: number;
    max_completion_tokens?: number;
    response_format?: { type: string; json_schema?: { schema: Shape } };
  };
  const { type: format = 'text', json_schema: named } = body.response_format ?? {};
  return {
    key: (request.headers.authorization ?? '').replace(/^Bearer /, ''),
    model: body.model,
    messages: body.messages,
    format,
    schema: named?.schema ?? shapeIn(body.messages[0]?.content ?? ''),
    streams: body.stream === true,
    maxTokens: body.max_tokens ?? body.max_completion_tokens ?? 0,
    parts: Object.keys(body),
    left: false,
  };
}

export async function startModelServer(): Promise<FakeModel> {
  let given = 0;

  async function reply(response: ServerResponse, asked: AskedModel, how: ModelReply): Promise<void> {
    const { status = 200, finish = 'stop', usage = { prompt_tokens: 100, completion_tokens: 20 } } = how;
    response.on('close', () => {
      asked.left = !response.writableFinished;
    });
    if (how.after !== undefined) await new Promise((resolve) => setTimeout(resolve, how.after));
    if (status !== 200) {
      answerJson(response, status, { error: { message: 'no', ...how.error } }, how.headers);
      return;
    }
    const says = how.says ?? smallest(asked.schema);
    const text = typeof says === 'string' ? says : JSON.stringify(says);
    const took = usage === null ? {} : { usage };
    if (!asked.streams || !fake.able.streams) {
      const message = how.refusal === undefined ? { content: text } : { content: null, refusal: how.refusal };
      answerJson(response, 200, { id: 'x', object: 'chat.completion', choices: [{ index: 0, message, finish_reason: finish }], ...took }); // prettier-ignore
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream', ...how.headers });
    const send = (delta: object, more: object = {}): unknown =>
      response.write(
        `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: null, ...more }] })}\n\n`,
      );
    if (how.refusal !== undefined) send({ refusal: how.refusal });
    const pieces = how.pieces ?? text.match(/[\s\S]{1,6}/gu) ?? [];
    for (const [place, content] of pieces.entries()) {
      await how.between?.(place);
      if (place === how.breaksAfter) {
        response.destroy();
        return;
      }
      if (place === how.stallsAfter) {
        await once(response, 'close');
        return;
      }
      send({ content });
    }
    send({}, { finish_reason: finish });
    if (usage !== null) response.write(`data: ${JSON.stringify({ id: 'x', choices: [], usage })}\n\n`);
    response.end('data: [DONE]\n\n');
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await bodyIn(request);
    if (request.url === '/oauth') {
      const scope = new URLSearchParams(text).get('scope') ?? '';
      fake.tokens.push(scope);
      const isGiven =
        request.headers.authorization === `Basic ${fake.gigachat?.data}` && scope === fake.gigachat?.scope;
      given += 1;
      if (isGiven) fake.key = `token-${given}`;
      if (isGiven) answerJson(response, 200, { access_token: fake.key, expires_at: Date.now() + 1_800_000 });
      else answerJson(response, 400, { code: 7, message: 'scope from db not fully includes consumed scope' });
      return;
    }
    if (request.url !== '/v1/chat/completions') {
      answerJson(response, 404, { error: { message: 'no such address' } });
      return;
    }
    const asked = askedIn(request, text);
    const { able } = fake;
    if (fake.key !== '' && asked.key !== fake.key) {
      answerJson(response, 401, { error: { message: 'bad key' } });
      return;
    }
    const param = asked.parts.find((part) => fake.refuses.includes(part));
    if (param !== undefined) {
      const message = `Unsupported parameter: '${param}' is not supported with this model.`;
      answerJson(response, 400, { error: { message, param, code: 'unsupported_parameter' } });
      return;
    }
    const isAble = able.formats.includes(asked.format);
    const isProbed = isProbe(asked);
    (isProbed ? fake.probes : fake.asked).push(asked);
    if (!isAble && !able.ignores) {
      answerJson(response, 400, { error: { message: 'response_format is not supported' } });
      return;
    }
    if (isProbed)
      await reply(response, asked, isAble ? { says: { word: 'готово', number: 7 } } : { says: 'готово: 7' });
    else await reply(response, asked, fake.next.shift() ?? fake.answers(asked));
  }

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fake: FakeModel = {
    address: `${root}/v1`,
    authAddress: `${root}/oauth`,
    asked: [],
    probes: [],
    tokens: [],
    able: { formats: ['json_schema', 'json_object', 'text'], streams: true, ignores: false },
    refuses: [],
    key: '',
    gigachat: null,
    next: [],
    answers: () => ({}),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}
