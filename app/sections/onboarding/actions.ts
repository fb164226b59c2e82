import {
  checkCompanyForm,
  createCompany as createCompanyOps,
  type NewCompanyForm,
} from '#src/domain/account/onboardingRules.ts';

import type { Store } from '#store/port.ts';
import { newId } from '../../shared/newId.ts';

/** Adds companies one tab at a time, where the browser can see to it: two must not take the same name at once. */
function inTurn<T>(action: () => Promise<T>): Promise<T> {
  const locks = globalThis.navigator?.locks;
  return locks ? locks.request('orientir:companies', action) : action();
}

/** A new company's id, or why the form cannot make one, in Russian. */
export type CreatedCompany =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly message: string };

/**
 * Stores a new company, its first product and its first member, durably.
 * @throws StoreError
 */
export function createCompany(store: Store, form: NewCompanyForm): Promise<CreatedCompany> {
  return inTurn(async () => {
    const [profile, companies] = await Promise.all([store.get('profile', 'profile'), store.list('company')]);
    const taken = companies.items.map(({ name }) => name);
    // The form has looked already, but another tab may have been quicker.
    const [wrong] = Object.values(checkCompanyForm(form, taken));
    if (wrong !== undefined) return { ok: false, message: wrong };
    const { id, ops } = createCompanyOps(form, profile ?? null, taken, { newId });
    await store.commit(ops);
    return { ok: true, id };
  });
}
