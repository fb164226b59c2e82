import { useEffect, useState } from 'react';

import { fetchedOnce } from '../../../domain/core/lazily.ts';
import type { ForeignNumber } from '../../../domain/core/phone/phoneRuns.ts';

const load = fetchedOnce(async () => (await import('./foreignNumber.ts')).foreignNumber);

/**
 * Loads the recogniser of numbers outside +7 at the first call: no screen needs it before contacts are added. Null when it cannot
 * be loaded; the next call tries again.
 */
export const loadForeignNumber = (): Promise<ForeignNumber | null> => load().catch(() => null);

/** {@link loadForeignNumber} as state: undefined until it is settled. */
export function useForeignNumber(): ForeignNumber | null | undefined {
  const [known, setKnown] = useState<{ readonly value: ForeignNumber | null }>();
  useEffect(() => {
    let gone = false;
    void loadForeignNumber().then((value) => {
      if (!gone) setKnown({ value });
    });
    return () => {
      gone = true;
    };
  }, []);
  return known?.value;
}
