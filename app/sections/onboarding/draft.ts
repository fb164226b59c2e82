import type { NewCompanyForm } from '#src/domain/account/onboardingRules.ts';

import { readFields, type KeptDraft } from '../../shared/useDraft.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Unsent text of /onboarding; its company does not exist yet. */
export const ONBOARDING_DRAFT: KeptDraft<NewCompanyForm> = {
  keyOf: () => 'onboarding-draft',
  read: (text) => {
    const known = readFields(text);
    return known && { company: textOf(known.company), product: textOf(known.product) };
  },
  write: (draft) => (draft.company === '' && draft.product === '' ? '' : JSON.stringify(draft)),
};
