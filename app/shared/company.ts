import { createContext, use } from 'react';

import { inOrderOfAge, SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';

import type { Store } from '#store/port.ts';

/** Which company's workspace is open, and the way to another. */
export interface CompanyChoice {
  readonly companyId: string;
  readonly chooseCompany: (id: string) => void;
}

/** The chosen company; set by App. */
export const CompanyContext = createContext<CompanyChoice>({
  companyId: SAMPLE_COMPANY_ID,
  chooseCompany: () => undefined,
});

export const useCompanyChoice = (): CompanyChoice => use(CompanyContext);

/**
 * Where to go when a store was opened for a company that is not there (any more): the first one, by age. Null when it is
 * there, when it is there and damaged, and when there is no other.
 */
export async function companyInstead(store: Store): Promise<string | null> {
  const { items, broken } = await store.list('company');
  if ([...items, ...broken].some(({ id }) => id === store.companyId)) return null;
  return inOrderOfAge(items)[0]?.id ?? null;
}
