import { EMPTY_COMPANY_FORM, type NewCompanyForm } from '#src/domain/onboardingRules.ts';

const KEY = 'onboarding-draft';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was typed on /onboarding and not sent; it outlives the tab. */
export function readOnboardingDraft(): NewCompanyForm {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return EMPTY_COMPANY_FORM;
    const { company, product } = kept as Record<string, unknown>;
    return { company: textOf(company), product: textOf(product) };
  } catch {
    return EMPTY_COMPANY_FORM;
  }
}

/** Keeps it; an empty form is not kept. */
export function keepOnboardingDraft(draft: NewCompanyForm): void {
  try {
    if (draft.company === '' && draft.product === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Without storage the draft lives as long as the screen.
  }
}
