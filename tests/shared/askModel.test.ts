import { describe, expect, it } from 'vitest';

import { askModel } from '#app/shared/team/askModel.ts';

/** A server whose stream comes in these pieces. */
const answering =
  (...pieces: readonly string[]): typeof fetch =>
  async () => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(encoder.encode(piece));
        controller.close();
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };

const refusing =
  (status: number, headers: Record<string, string> = {}): typeof fetch =>
  async () =>
    Response.json({ error: 'x' }, { status, headers });

const event = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const input = { text: 'Долго.', wish: 'plain' } as const;
const done = { output: { text: 'Быстро.' }, model: 'm', tokens: { in: 1, out: 2 }, cost: 3 };

describe('a model that is asked by the server', () => {
  it('is heard as it comes, wherever the network cuts it', async () => {
    const whole =
      event('pulse', {}) + event('delta', { text: 'Быс' }) + event('delta', { text: 'тро.' }) + event('done', done);
    const heard: string[] = [];
    const fetcher = answering(...(whole.match(/[\s\S]{1,7}/gu) ?? []));
    const outcome = await askModel('c', 'wording', input, { fetcher, onText: (soFar) => heard.push(soFar) });
    expect(heard).toEqual(['Быс', 'Быстро.']);
    expect(outcome).toEqual({ kind: 'done', ...done, turns: [] });
  });

  it('begins again when it has to, and that is told once', async () => {
    const heard: string[] = [];
    const fetcher = answering(
      event('delta', { text: 'Не то' }),
      event('said', { turn: 'repair' }),
      event('delta', { text: 'То' }),
      event('done', done),
    );
    const outcome = await askModel('c', 'wording', input, { fetcher, onText: (soFar) => heard.push(soFar) });
    expect(heard).toEqual(['Не то', '', 'То']);
    expect(outcome).toMatchObject({ kind: 'done', turns: ['repair'] });
  });

  it.each([
    ['refused', answering(event('refused', { code: 'budget', retryAfter: null })), 'budget', null],
    ['of another shape', answering(event('done', { ...done, output: { words: 1 } })), 'badAnswer', null],
    ['broken off', answering(event('delta', { text: 'Быс' })), 'offline', null],
    ['of a later server', answering(event('later', {}), 'event: delta\ndata: {"te\n\n'), 'offline', null],
    ['too much', refusing(429, { 'Retry-After': '7' }), 'busy', 7],
    ['not for this person', refusing(403), 'forbidden', null],
    ['too long', refusing(413), 'tooLong', null],
    ['from a captive portal', async () => new Response('<html>', { status: 503 }), 'offline', null],
    ['away', () => Promise.reject(new TypeError('x')), 'offline', null],
  ] as const)('%s is an outcome, and nothing is thrown', async (_what, fetcher, code, retryAfter) => {
    expect(await askModel('c', 'wording', input, { fetcher })).toEqual({ kind: 'refused', code, retryAfter });
  });

  it('is stopped by whoever asked', async () => {
    const stopping = new AbortController();
    const fetcher: typeof fetch = (_path, init) =>
      new Promise((_done, failed) => {
        init?.signal?.addEventListener('abort', () => failed(new DOMException('x', 'AbortError')));
        stopping.abort();
      });
    expect(await askModel('c', 'wording', input, { fetcher, signal: stopping.signal })).toEqual({ kind: 'stopped' });
  });
});
