/**
 * One job for one worker: hands it the message, gives back what it answers first, and ends it.
 * @throws whatever `failed` makes of a worker that could not start or broke; the signal's reason when stopped
 */
export function inWorker<Answer>(
  worker: Worker,
  message: unknown,
  failed: (detail: string) => Error,
  signal?: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const end = () => {
      worker.terminate();
      over.abort();
    };
    signal?.addEventListener(
      'abort',
      () => {
        end();
        reject(signal.reason);
      },
      { signal: over.signal },
    );
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
      reject(failed(event.message));
    });
    worker.postMessage(message, { transfer: [] });
  });
}
