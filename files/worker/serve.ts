import type { Failure, WorkerFunction, WorkerReply, WorkerRequest } from './protocol.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function failureOf(error: unknown): Failure {
  const { code, detail } = (error ?? {}) as { readonly code?: unknown; readonly detail?: unknown };
  return { code: text(code) ?? null, detail: text(detail) ?? '', message: String(error) };
}

/**
 * Makes this worker run its functions for the page (call.ts), as many at once as are called. Errors arrive there with their
 * `code` and `detail`.
 * @param letGo releases what the worker holds, once nothing runs and before it ends
 * @returns the functions, whose type the page's side is made of
 */
export function serve<const F extends Readonly<Record<string, WorkerFunction>>>(
  functions: F,
  letGo?: () => Promise<void>,
): F {
  const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
  const running = new Map<number, AbortController>();
  const taken = new Map<number, () => void>();
  const runs = new Set<Promise<void>>();
  const reply = (message: WorkerReply): void => scope.postMessage(message, []);

  const run = async (call: number, name: string, argument: unknown): Promise<void> => {
    const controller = new AbortController();
    running.set(call, controller);
    try {
      const result: unknown = await functions[name]?.(argument as never, {
        signal: controller.signal,
        onProgress: (done, total) => reply({ call, done, total }),
        give: (part: never) =>
          new Promise((resolve) => {
            taken.set(call, resolve);
            reply({ call, part });
          }),
      });
      reply({ call, result });
    } catch (error) {
      reply({ call, failed: failureOf(error) });
    } finally {
      running.delete(call);
      taken.delete(call);
    }
  };

  /** Stops what runs and waits for it: a stream must not be left in the middle (see call.ts). */
  const end = async (): Promise<void> => {
    reply({ ended: false });
    for (const controller of running.values()) controller.abort();
    for (const resolve of taken.values()) resolve();
    await Promise.all(runs);
    await letGo?.();
    reply({ ended: true });
    scope.close();
  };

  scope.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
    if ('end' in data) void end();
    else if ('stop' in data) running.get(data.call)?.abort();
    else if ('more' in data) taken.get(data.call)?.();
    else {
      const one = run(data.call, data.name, data.argument).finally(() => runs.delete(one));
      runs.add(one);
    }
  });
  return functions;
}
