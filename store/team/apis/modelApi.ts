import * as v from 'valibot';

import type { ModelEvents, ModelState, OwnModel } from '#src/domain/model/protocol.ts';
import { EVENT_SCHEMAS, modelStateSchema } from '#src/domain/model/schema.ts';

import { companyPath, createAsk, type Answer } from '../ask.ts';

const isState = (value: unknown): value is ModelState => v.is(modelStateSchema, value);

const of = (companyId: string): string => `${companyPath(companyId)}/model`;

/** How long the server may try to get an answer out of a model that it is to find the abilities of, ms. */
const PROBING = 180_000;

/**
 * Reads the state of the company's model.
 * @param fetcher the browser's `fetch` but in tests
 */
export const readModel = (companyId: string, fetcher: typeof fetch): Promise<Answer<ModelState>> =>
  createAsk(fetcher)(of(companyId), isState);

/** Sets the company's own model: the server tests its abilities, and returns the resulting state. */
export const saveModel = (companyId: string, own: OwnModel, fetcher: typeof fetch): Promise<Answer<ModelState>> =>
  createAsk(fetcher)(of(companyId), isState, { method: 'PUT', body: own, patience: PROBING });

/** Has the model asked once more what it can do. */
export const probeModel = (companyId: string, fetcher: typeof fetch): Promise<Answer<ModelState>> =>
  createAsk(fetcher)(`${of(companyId)}/probe`, isState, { method: 'POST', body: {}, patience: PROBING });

/** Takes the company's own model away; the server's takes its place where there is one. */
export const removeModel = (companyId: string, fetcher: typeof fetch): Promise<Answer<ModelState>> =>
  createAsk(fetcher)(of(companyId), isState, { method: 'DELETE' });

/** An event of a task's stream. */
export type ModelEvent = {
  readonly [K in keyof ModelEvents]: { readonly event: K; readonly data: ModelEvents[K] };
}[keyof ModelEvents];

/** The event that a block of lines makes; null for what is none, a pulse or something of a later server. */
function eventIn(block: string): ModelEvent | null {
  const lines = block.split('\n');
  const event = lines.find((line) => line.startsWith('event: '))?.slice(7) ?? '';
  const data = lines.find((line) => line.startsWith('data: '))?.slice(6) ?? '';
  if (!Object.hasOwn(EVENT_SCHEMAS, event)) return null;
  try {
    const parsed = v.safeParse(EVENT_SCHEMAS[event as keyof ModelEvents], JSON.parse(data));
    return parsed.success ? ({ event, data: parsed.output } as ModelEvent) : null;
  } catch {
    return null;
  }
}

/** Reads the events of a task's stream as they come. */
export async function* modelEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ModelEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventIn(block);
        if (event) yield event;
      }
    }
  } finally {
    // A caller that ends early stops the server's work with it.
    await reader.cancel().catch(() => undefined);
  }
}

/** Asks the server to have a task done. */
export const askTask = (
  companyId: string,
  task: string,
  input: unknown,
  fetcher: typeof fetch,
  signal: AbortSignal,
): Promise<Response> =>
  fetcher(`${of(companyId)}/tasks/${encodeURIComponent(task)}`, {
    method: 'POST',
    cache: 'no-store',
    redirect: 'error',
    signal,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  });
