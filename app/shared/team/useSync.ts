import { useEffect, useState } from 'react';

import type { SyncState } from '#store/port.ts';
import { useStore } from '#store/StoreContext.ts';

/** How far what is stored here has got, as it changes. */
export function useSync(): SyncState {
  const store = useStore();
  const [state, setState] = useState<SyncState>(() => store.sync());
  useEffect(() => store.onSync(setState), [store]);
  return state;
}
