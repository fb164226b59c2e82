import { useEffect, useState } from 'react';

import type { ForeignNumber } from '../../../domain/core/phone.ts';

let loading: Promise<ForeignNumber | null> | undefined;

/**
 * What tells numbers outside +7, fetched at the first call: no screen needs it before contacts are added. Null when it cannot be
 * had; the next call tries again.
 */
export function loadForeignNumber(): Promise<ForeignNumber | null> {
  loading ??= import('./foreignNumber.ts').then(
    (module) => module.foreignNumber,
    () => {
      loading = undefined;
      return null;
    },
  );
  return loading;
}

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
