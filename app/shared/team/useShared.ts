import { useEffect, useState } from 'react';

import type { SharedCompanyHere } from '#store/port.ts';
import { useStore } from '#store/StoreContext.ts';

/** The shared companies of this browser, as they change. */
export function useShared(): readonly SharedCompanyHere[] {
  const store = useStore();
  const [shared, setShared] = useState(() => store.shared());
  useEffect(() => store.onSync(() => setShared(store.shared())), [store]);
  return shared;
}
