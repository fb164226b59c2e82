/** Runs one work at a time for each key. */
export type InTurn = <T>(key: string, work: (signal: AbortSignal) => Promise<T>) => Promise<T>;

const nothing = (): void => undefined;

/**
 * Runs the latest work of a key only: the earlier one is stopped, and waited for. A client that sends a file anew after a cut
 * need not wait until the cut is found here.
 */
export function createTurns(): InTurn {
  const running = new Map<string, { readonly stop: () => void; readonly ended: Promise<void> }>();
  return async (key, work) => {
    const before = running.get(key);
    const stopping = new AbortController();
    const begin = async () => {
      before?.stop();
      await before?.ended;
      return work(stopping.signal);
    };
    const done = begin();
    const own = { stop: () => stopping.abort(), ended: done.then(nothing, nothing) };
    running.set(key, own);
    try {
      return await done;
    } finally {
      if (running.get(key) === own) running.delete(key);
    }
  };
}
