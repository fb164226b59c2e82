import { createCompany } from '#src/domain/account/onboardingRules.ts';
import { SAMPLE_COMPANY_ID } from '#src/domain/workspace.ts';

import { loadSample } from '#store/loadSample.ts';
import type { Store } from '#store/port.ts';
import { seedBeside } from '#store/seed.ts';
import { newId } from '../newId.ts';

/** Company opened for a user who leaves the open one. */
export interface CompanyAfter {
  readonly id: string;
  /** Kind of company created as a replacement, because there was no other; null where there is one. */
  readonly made: 'sample' | 'empty' | null;
}

/**
 * A company of this browser besides the open one. Where there is none the sample's is put in place, as on a first start; the open one
 * may be the sample itself, shared: then an empty one of the person's own. A store has always one, so this comes before the leaving.
 */
export async function companyAfter(store: Store, load = loadSample): Promise<CompanyAfter> {
  const { items } = await store.list('company');
  const next = items.find(({ id }) => id !== store.companyId);
  if (next) return { id: next.id, made: null };
  if (store.companyId !== SAMPLE_COMPANY_ID) return { id: await seedBeside(store, load), made: 'sample' };
  const profile = (await store.get('profile', 'profile')) ?? null;
  const taken = items.map(({ name }) => name);
  const form = { company: 'Моя новая компания', product: 'Мой продукт' };
  const { id, ops } = createCompany(form, profile, taken, { newId });
  await store.commit(ops);
  return { id, made: 'empty' };
}
