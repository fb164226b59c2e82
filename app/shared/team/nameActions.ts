import type { Profile } from '#src/domain/account/account.ts';
import { introduce, ownMemberOf } from '#src/domain/account/names/introduction.ts';
import type { TeamCompany } from '#src/domain/sync/protocol.ts';

import type { Store } from '#store/port.ts';
import type { Sharer } from '#store/team/api.ts';

async function ownProfile(store: Store): Promise<Profile | null> {
  const profile = await store.get('profile', 'profile');
  return profile?.deletedAt === null ? profile : null;
}

/**
 * Lets the person of this browser be who they said to the others, where the profile was the sample's.
 * @param joined companies that they have just come into: the store may not have heard of them yet, while their members come in already
 */
export async function keepOwnName(
  store: Store,
  name: string,
  joined: readonly Pick<TeamCompany, 'id' | 'memberId'>[] = [],
): Promise<void> {
  const profile = await ownProfile(store);
  if (!profile) return;
  const shared = new Map([...store.shared(), ...joined].map(({ id, memberId }) => [id, memberId]));
  const ops = introduce(profile, name, (await store.list('member')).items, shared);
  if (ops.length > 0) await store.commit(ops);
}

/**
 * Who shares a company: under their own name and address, and as the member that they are there, if they are one.
 * @param name under which the server knows them
 */
export async function sharerOf(store: Store, companyId: string, name: string): Promise<Sharer> {
  await keepOwnName(store, name);
  const profile = await ownProfile(store);
  const { items } = await store.list('member', { parent: companyId });
  const memberId = (profile && ownMemberOf(profile, items)?.id) ?? null;
  return { memberId, name: profile?.name ?? name, email: profile?.email ?? '' };
}
