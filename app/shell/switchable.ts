import { useMemo } from 'react';

import type { Company } from '#src/domain/account/account.ts';
import { inOrderOfAge } from '#src/domain/workspace.ts';

import { useShared } from '../shared/team/useShared.ts';

const NONE: readonly Company[] = [];

/** Companies as one chooses among them, in order of age: a shared one says so, another of this browser alone may be called the same. */
export function useSwitchable(companies: readonly Company[] = NONE): readonly Company[] {
  const shared = useShared();
  return useMemo(
    () =>
      inOrderOfAge(companies).map((company) =>
        shared.some(({ id }) => id === company.id) ? { ...company, name: `${company.name} · команда` } : company,
      ),
    [companies, shared],
  );
}
