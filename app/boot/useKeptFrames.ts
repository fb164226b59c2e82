import type { QueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';

import { DatabaseContext } from '#store/StoreContext.ts';

/** How long after the start frames begin to be kept, ms: the first screen has its data by then. */
const LATER = 2000;

/** Keeps how each section of a company looks, for the next visit to begin with (keepFrame.ts); in the built page, which alone shows it. */
export function useKeptFrames(client: QueryClient, companyId: string): void {
  const database = useContext(DatabaseContext);
  useEffect(() => {
    if (database === null || !window.ownFrame) return undefined;
    let isOver = false;
    let stop: (() => void) | undefined;
    const begin = async (): Promise<void> => {
      const { keepFrames } = await import('./keepFrame.ts');
      if (!isOver) stop = keepFrames({ client, companyId, database });
    };
    // Where its code does not come, the next visit begins without a frame.
    const timer = setTimeout(() => void begin().catch(() => undefined), LATER);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [client, companyId, database]);
}
