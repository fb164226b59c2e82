import { useMemo } from 'react';

import type { Company } from '#src/domain/account/account.ts';
import { inOrderOfAge } from '#src/domain/workspace.ts';

import { useCalled, type CalledCompany } from '../shared/team/useCompanyNames.ts';

const NONE: readonly Company[] = [];

/** Companies as one chooses among them, in order of age: a shared one says so, and no two are called alike. */
export function useSwitchable(companies: readonly Company[] = NONE): readonly CalledCompany[] {
  const called = useCalled(companies, true);
  return useMemo(() => inOrderOfAge(called), [called]);
}
