import type { Store } from '#store/port.ts';

/** How long the server may take, ms. */
const PATIENCE = 15_000;

const isSent = (store: Store): boolean => {
  const state = store.sync();
  return state.mode === 'local' || (state.mode === 'team' && state.unsent === 0);
};

/**
 * Waits until the server has all that was committed here: what is asked of it about a new record would find none before.
 * @returns false when it does not answer
 */
export function whenSent(store: Store, patience = PATIENCE): Promise<boolean> {
  if (isSent(store)) return Promise.resolve(true);
  return new Promise((resolve) => {
    const end = (sent: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(sent);
    };
    const timer = setTimeout(() => end(false), patience);
    const stop = store.onSync(() => {
      if (isSent(store)) end(true);
    });
  });
}
