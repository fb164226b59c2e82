import type {
  ArgumentOf,
  CallReply,
  Failure,
  PartOf,
  ResultOf,
  WorkerFunction,
  WorkerReply,
  WorkerRequest,
} from './protocol.ts';

/** Functions of a worker by name: `typeof` what its file serves (serve.ts). */
type Functions = Readonly<Record<string, WorkerFunction>>;

/** Options of a call besides its argument. */
export interface CallOptions<Part = never> {
  /** Stops the call: it fails at once with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Called with `done` of `total`. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Takes the next part; a worker that waits goes on when it is done. What it throws ends the call. */
  readonly onPart?: (part: Part) => void | Promise<void>;
}

/** A function of a worker that failed, or a worker that could not start or broke. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
  /** The `code` of the error that the function threw; null when it had none. */
  readonly code: string | null;
  /** The `detail` of that error; empty when it had none. */
  readonly detail: string;
  /** Whether it is the worker itself that failed: it runs nothing any more. */
  readonly isBroken: boolean;

  constructor({ code, detail, message }: Failure, isBroken = false) {
    super(message);
    this.code = code;
    this.detail = detail;
    this.isBroken = isBroken;
  }
}

/** A worker whose functions can be called. */
export interface WorkerConnection<F extends Functions> {
  /**
   * Runs a function in the worker. Messages are copied, so an argument is plain data.
   * @throws WorkerFailure when it fails; the signal's reason when stopped; whatever `onPart` throws
   */
  call<N extends keyof F & string>(
    name: N,
    argument: ArgumentOf<F[N]>,
    options?: CallOptions<PartOf<F[N]>>,
  ): Promise<ResultOf<F[N]>>;
  /** Ends the worker, even one that hangs; calls under way fail with the given error. */
  end(error?: Error): void;
}

/** How long a worker may take to hear that it is to end, and then to stop what it is in the middle of, ms; one that hangs does neither. */
const GRACE = { hear: 10_000, stop: 60_000 } as const;

/**
 * Lets a worker stop what it does and end itself. Torn out of the middle of a stream that unpacks, Chromium ends the whole tab
 * with it (a failed check on the worker's thread): who cancels the reading of a workbook would lose the page.
 */
function endGently(worker: Worker): void {
  const terminate = (): void => worker.terminate();
  let timer = setTimeout(terminate, GRACE.hear);
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    if (!('ended' in data)) return;
    clearTimeout(timer);
    if (!data.ended) timer = setTimeout(terminate, GRACE.stop);
  });
  worker.postMessage({ end: true } satisfies WorkerRequest, []);
}

const broken = (message: string): WorkerFailure => new WorkerFailure({ code: null, detail: '', message }, true);

/** Connects to a worker that serves functions (serve.ts). */
export function connect<F extends Functions>(worker: Worker): WorkerConnection<F> {
  const calls = new Map<number, { hear(reply: CallReply): void; fail(error: unknown): void }>();
  let last = 0;
  let over: Error | null = null;
  const ask = (request: WorkerRequest): void => worker.postMessage(request, []);

  const end = (error: Error = new Error('the worker was ended')): void => {
    if (over) return;
    over = error;
    endGently(worker);
    for (const call of calls.values()) call.fail(error);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
    if ('call' in data) calls.get(data.call)?.hear(data);
  });
  worker.addEventListener('messageerror', () => end(broken('a message could not be read')));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    end(broken(event.message));
  });

  return {
    end,
    call(name, argument, { signal, onProgress, onPart } = {}) {
      return new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        if (over) throw over;
        last += 1;
        const call = last;
        const finish = (): void => {
          calls.delete(call);
          signal?.removeEventListener('abort', stop);
        };
        const fail = (error: unknown): void => {
          finish();
          reject(error);
        };
        const stop = (): void => {
          ask({ call, stop: true });
          fail(signal?.reason);
        };
        const take = async (part: unknown): Promise<void> => {
          try {
            await onPart?.(part as never);
            if (calls.has(call)) ask({ call, more: true });
          } catch (error) {
            if (!calls.has(call)) return;
            ask({ call, stop: true });
            fail(error);
          }
        };
        calls.set(call, {
          fail,
          hear(reply) {
            if ('done' in reply) onProgress?.(reply.done, reply.total);
            else if ('part' in reply) void take(reply.part);
            else if ('failed' in reply) fail(new WorkerFailure(reply.failed));
            else {
              finish();
              resolve(reply.result as never);
            }
          },
        });
        signal?.addEventListener('abort', stop);
        ask({ call, name, argument });
      });
    },
  };
}

/**
 * Runs one function in a worker of its own and ends it: when it is done, when it failed, when the signal stops it.
 * @param start makes the worker; not called when the signal is aborted already
 * @throws as {@link WorkerConnection.call}
 */
export async function callOnce<F extends Functions, N extends keyof F & string>(
  start: () => Worker,
  name: N,
  argument: ArgumentOf<F[N]>,
  options: CallOptions<PartOf<F[N]>> = {},
): Promise<ResultOf<F[N]>> {
  options.signal?.throwIfAborted();
  const worker = connect<F>(start());
  try {
    return await worker.call(name, argument, options);
  } finally {
    worker.end();
  }
}
