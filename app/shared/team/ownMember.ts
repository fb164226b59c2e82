import { isProfileOf } from '#src/domain/account/profileRules.ts';

import type { Store } from '../../workspace/port.ts';

/** Id of the member record that is the person of this browser, in a company that is theirs alone; null for none. */
export async function ownMember(store: Store, companyId: string): Promise<string | null> {
  const profile = await store.get('profile', 'profile');
  const { items } = await store.list('member', { parent: companyId });
  return items.find((member) => profile && isProfileOf(profile, member))?.id ?? null;
}
