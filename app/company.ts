import { createContext, use } from 'react';

import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';

/** Key of the chosen company in local storage. */
const KEY = 'company';

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

/** The chosen company. */
export const useCompanyChoice = (): CompanyChoice => use(CompanyContext);

/** The company chosen last, else the sample's (decision 1). */
export function readCompany(): string {
  try {
    return localStorage.getItem(KEY) ?? SAMPLE_COMPANY_ID;
  } catch {
    return SAMPLE_COMPANY_ID;
  }
}

/** Remembers the choice for the next visit. */
export function storeCompany(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Storage is off: the choice holds for this page.
  }
}
