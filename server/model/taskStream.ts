import type { ModelEvents } from '../../src/domain/model/protocol.ts';

/** Milliseconds between two pulses: proxies cut what is silent longer. */
const PULSE = 10_000;

/** A stream of a task's events, and what writes into it. */
export interface TaskStream {
  readonly body: ReadableStream<Uint8Array>;
  /** Aborts when the reader has gone. */
  readonly signal: AbortSignal;
  readonly tell: <E extends keyof ModelEvents>(event: E, data: ModelEvents[E]) => void;
  /** Nothing more comes. */
  readonly end: () => void;
}

/** Opens one: each event is sent immediately. */
export function openTaskStream(): TaskStream {
  const encoder = new TextEncoder();
  const left = new AbortController();
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel() {
      controller = null;
      clearInterval(pulse);
      left.abort();
    },
  });
  const tell: TaskStream['tell'] = (event, data) =>
    controller?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
  const pulse = setInterval(() => tell('pulse', {}), PULSE).unref();
  return {
    body,
    signal: left.signal,
    tell,
    end() {
      clearInterval(pulse);
      controller?.close();
      controller = null;
    },
  };
}
