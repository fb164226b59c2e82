import { hashBlob } from './hash.ts';

/** What the worker is asked: a blob to hash, or to stop hashing one. */
export type HashRequest = { readonly job: number; readonly blob: Blob } | { readonly job: number; readonly stop: true };

/** What the worker tells. */
export type HashReply =
  | { readonly job: number; readonly done: number; readonly total: number }
  | { readonly job: number; readonly id: string }
  | { readonly job: number; readonly failed: string };

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const running = new Map<number, AbortController>();
const reply = (message: HashReply): void => scope.postMessage(message, []);

scope.addEventListener('message', (event: MessageEvent<HashRequest>) => {
  const { data } = event;
  if ('stop' in data) {
    running.get(data.job)?.abort();
    return;
  }
  const { job, blob } = data;
  const controller = new AbortController();
  running.set(job, controller);
  const onProgress = (done: number, total: number): void => reply({ job, done, total });
  hashBlob(blob, { signal: controller.signal, onProgress })
    .then(
      (id) => reply({ job, id }),
      (error: unknown) => reply({ job, failed: String(error) }),
    )
    .finally(() => running.delete(job));
});
