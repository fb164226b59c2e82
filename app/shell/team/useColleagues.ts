import { useSyncExternalStore } from 'react';

import type { Colleague } from '#src/domain/sync/presence.ts';

import { useStore } from '#store/StoreContext.ts';

const never = (): (() => void) => () => undefined;

/** Who else has the company open now; null while that is not known. */
export function useColleagues(): readonly Colleague[] | null {
  const presence = useStore().presence();
  const list = () => presence?.list() ?? null;
  return useSyncExternalStore(presence?.onList ?? never, list, list);
}
