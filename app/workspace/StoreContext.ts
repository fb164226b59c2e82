import { createContext, useContext } from 'react';

import type { Store } from './port.ts';

/** The store that the app below it reads and writes. */
export const StoreContext = createContext<Store | null>(null);

/**
 * The store of the nearest StoreContext.
 * @throws Error outside of one
 */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore needs a StoreContext above it');
  return store;
}
