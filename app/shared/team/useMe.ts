import type { Member } from '#src/domain/account/account.ts';
import { nameIn } from '#src/domain/account/names/ownName.ts';
import { foldEmail } from '#src/domain/core/email.ts';
import type { Role } from '#src/domain/account/account.ts';

import { ONLY_PERSON } from '#store/port.ts';
import { useChildren, useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { useSync } from './useSync.ts';

/** Who works here, as a member of the open company. */
export interface Me {
  /** Their member record; empty while it is not known in a shared company: then they can say nothing in anybody's name. */
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}

/**
 * Returns the member that this browser's user is in an unshared company: the one with their address, else its owner. A user who
 * is no member is identified by their profile. When shared, the company keeps its owner, and the owner keeps their comments.
 */
export function ownMember<M extends Pick<Member, 'id' | 'email' | 'role'>>(
  members: readonly M[],
  email: string,
): M | undefined {
  const wanted = foldEmail(email);
  return (
    members.find((member) => wanted !== '' && foldEmail(member.email) === wanted) ??
    members.find(({ role }) => role === 'Owner')
  );
}

/** Who works here; null until it is read. */
export function useMe(): Me | null {
  const { companyId } = useStore();
  const sync = useSync();
  const members = useChildren('member', companyId).data?.items;
  const profile = useRecord('profile', ONLY_PERSON).data;
  if (!members || profile === undefined || sync.mode === 'unknown') return null;
  const own = nameIn(companyId, profile);
  if (sync.mode === 'team') {
    const id = sync.memberId ?? '';
    return { id, name: members.find((member) => member.id === id)?.name ?? own, role: sync.role ?? 'Viewer' };
  }
  const member = ownMember(members, profile?.email ?? '');
  return { id: member?.id ?? ONLY_PERSON, name: member?.name ?? own, role: 'Owner' };
}
