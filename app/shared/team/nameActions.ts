import { setProfileName } from '#src/domain/account/profileRules.ts';
import { SAMPLE_PERSON } from '#src/domain/workspace.ts';

import type { Store } from '../../workspace/port.ts';

/** A name as its person gave it; empty while the profile is the sample's: they have not been asked yet. */
export const ownName = (profile: { readonly name: string } | null | undefined): string =>
  profile && profile.name !== SAMPLE_PERSON ? profile.name : '';

/** Gives the profile the name under which its person came to the others, where it had none of theirs yet. */
export async function keepOwnName(store: Store, name: string): Promise<void> {
  const profile = await store.get('profile', 'profile');
  if (profile?.deletedAt === null && ownName(profile) === '' && name !== '') await store.commit(setProfileName(name));
}
