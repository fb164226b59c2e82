import { createContext, useContext } from 'react';

import type { Store } from './port.ts';
import type { Undo } from './undo.ts';

/** The store that the app below it reads and writes. */
export const StoreContext = createContext<Store | null>(null);

/** The way back over what this tab did; null until the store is open, and outside of the app. */
export const UndoContext = createContext<() => Undo | null>(() => null);

/**
 * Name of the browser's database that the store is on, for what works on it from a worker; null for a store in memory.
 */
export const DatabaseContext = createContext<string | null>(null);

/**
 * The store of the nearest StoreContext.
 * @throws Error outside of one
 */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore needs a StoreContext above it');
  return store;
}
