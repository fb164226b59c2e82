import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';

/** Key of the chosen company: in session storage this tab's, in local storage the one chosen last in any. */
const KEY = 'company';

/**
 * Returns the company that this tab shows, else the one chosen last, else the sample's (R2). A reload keeps a tab's company even
 * if another tab chose a different one: the next write must not go to another company's records. Separate, because the page calls
 * it before the app's code has loaded.
 */
export function readCompany(): string {
  try {
    const id = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? SAMPLE_COMPANY_ID;
    sessionStorage.setItem(KEY, id);
    return id;
  } catch {
    return SAMPLE_COMPANY_ID;
  }
}

/** Remembers the choice: for this tab, and for tabs to come. */
export function storeCompany(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
    localStorage.setItem(KEY, id);
  } catch {
    // Storage is off: the choice holds for this page.
  }
}
