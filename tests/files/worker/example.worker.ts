import type { WorkerRun } from '#files/worker/protocol.ts';
import { serve } from '#files/worker/serve.ts';

/** Functions of the tests' worker. */
export type ExampleWorker = typeof functions;

let isAborted = false;

const functions = serve({
  double: (number: number, { onProgress }: WorkerRun) => {
    onProgress(1, 2);
    return number * 2;
  },
  refuse: () => {
    throw Object.assign(new Error('no'), { code: 'refused', detail: 'word/document.xml' });
  },
  break: () => {
    setTimeout(() => {
      throw new Error('broken');
    });
    return new Promise<never>(() => undefined);
  },
  /** Gives numbers, each once the one before was taken; comes to how many were given. */
  count: async (to: number, { give, signal }: WorkerRun<number>) => {
    let given = 0;
    while (given < to && !signal.aborted) {
      given += 1;
      await give(given);
    }
    return given;
  },
  wait: (_nothing: null, { signal }: WorkerRun) =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        isAborted = true;
        resolve();
      });
    }),
  /** Says that it began; when it is stopped, it needs some tasks more to come to an end, and tells the channel of its name. */
  windUp: async (channel: string, { signal, onProgress }: WorkerRun) => {
    const stopped = new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
    onProgress(0, 1);
    await stopped;
    for (let task = 0; task < 5; task += 1) await new Promise((resolve) => setTimeout(resolve));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has none
    new BroadcastChannel(channel).postMessage('wound up');
  },
  wasAborted: () => isAborted,
  hang: () => {
    for (;;);
  },
});
