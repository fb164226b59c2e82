/** Request of the page to a worker: to run one of its functions, to stop it, to send its next part, or to end. */
export type WorkerRequest =
  | { readonly call: number; readonly name: string; readonly argument: unknown }
  | { readonly call: number; readonly stop: true }
  | { readonly call: number; readonly more: true }
  | { readonly end: true };

/** Reply of a worker. Told to end, it says that it heard it, and that it is over. */
export type WorkerReply = CallReply | { readonly ended: boolean };

/** Reply to a call. After a part the worker may wait until the page asks for more. */
export type CallReply =
  | { readonly call: number; readonly done: number; readonly total: number }
  | { readonly call: number; readonly part: unknown }
  | { readonly call: number; readonly result: unknown }
  | { readonly call: number; readonly failed: Failure };

/** Why a function failed, as far as it can be sent. */
export interface Failure {
  /** The error's own `code`; null when it had none. */
  readonly code: string | null;
  /** Subject of the code, from the error's `detail`; empty otherwise. */
  readonly detail: string;
  /** Error message, for developers. */
  readonly message: string;
}

/** Context of a worker's function besides its argument. */
export interface WorkerRun<Part = never> {
  /** Aborted when the page does not want the result any more. */
  readonly signal: AbortSignal;
  /** Reports `done` of `total`. */
  readonly onProgress: (done: number, total: number) => void;
  /** Sends a part of the result ahead; resolves when the page has taken it, so that who awaits it holds one part at a time. */
  give(part: Part): Promise<void>;
}

/** A function of a worker: what it returns and throws reaches the page. */
export type WorkerFunction = (argument: never, running: WorkerRun<never>) => unknown;

export type ArgumentOf<F extends WorkerFunction> = Parameters<F>[0];
export type ResultOf<F extends WorkerFunction> = Awaited<ReturnType<F>>;
/** Part that a function returns ahead of its result. */
export type PartOf<F extends WorkerFunction> = Parameters<F> extends [unknown, WorkerRun<infer Part>] ? Part : never;
