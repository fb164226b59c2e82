/** Does nothing: stops what has not begun. */
export const nothing = (): void => undefined;

/** A stream of events of the server, as far as it is used: the browser's `EventSource`. */
export interface EventStream {
  addEventListener(type: string, listener: (event: { readonly data?: unknown }) => void): void;
  close(): void;
  /** 2 when it has given up. */
  readonly readyState: number;
}

/** Environment of the loop (loop.ts). */
export interface LoopEdges {
  /** Milliseconds that only go forward. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Calls back after so many milliseconds. Returns the way to stop. */
  readonly after: (ms: number, call: () => void) => () => void;
}

/** Environment of the exchange with a server; tests have their own. */
export interface TeamEdges extends LoopEdges {
  readonly fetch: typeof fetch;
  /** Opens a stream of events, or null where there are none. */
  readonly events: (url: string) => EventStream | null;
  /** Runs while this tab is the one that exchanges, until `signal`: one of the tabs at a time. */
  readonly inTurn: (name: string, signal: AbortSignal, run: () => Promise<void>) => void;
  /** Calls back when the network or the person is back. Returns the way to stop. */
  readonly onReturn: (call: () => void) => () => void;
  /** Calls back when the browser finds that it has no network. Returns the way to stop. */
  readonly onLoss: (call: () => void) => () => void;
  /** Calls back when the page is left. Returns the way to stop. */
  readonly onLeave: (call: () => void) => () => void;
  /** The clock on the wall, ms: it jumps when a machine wakes. */
  readonly wall: () => number;
  readonly newId: () => string;
}

const inTurn: TeamEdges['inTurn'] = (name, signal, run) => {
  // Where the page is not served over TLS there are no locks: every tab exchanges, and answers are the same for each.
  if (!('locks' in navigator)) void run();
  else navigator.locks.request(name, { signal }, run).catch(() => undefined);
};

const onReturn: TeamEdges['onReturn'] = (call) => {
  const seen = (): void => {
    if (document.visibilityState === 'visible') call();
  };
  globalThis.addEventListener('online', call);
  globalThis.addEventListener('focus', call);
  globalThis.addEventListener('pageshow', call);
  document.addEventListener('visibilitychange', seen);
  return () => {
    globalThis.removeEventListener('online', call);
    globalThis.removeEventListener('focus', call);
    globalThis.removeEventListener('pageshow', call);
    document.removeEventListener('visibilitychange', seen);
  };
};

const onLoss: TeamEdges['onLoss'] = (call) => {
  globalThis.addEventListener('offline', call);
  return () => globalThis.removeEventListener('offline', call);
};

const onLeave: TeamEdges['onLeave'] = (call) => {
  globalThis.addEventListener('pagehide', call);
  return () => globalThis.removeEventListener('pagehide', call);
};

export const BROWSER: TeamEdges = {
  fetch: (...given) => fetch(...given),
  events: (url) => new EventSource(url),
  inTurn,
  onReturn,
  onLoss,
  onLeave,
  now: () => performance.now(),
  wall: () => Date.now(),
  random: () => Math.random(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  newId: () => crypto.randomUUID(),
};
