import { nameIn } from '#src/domain/account/names/ownName.ts';
import type { ActContext } from '#src/domain/experiments/timeline.ts';
import { dateOf } from '#src/domain/core/format.ts';

import type { Store } from '#store/port.ts';
import { newId } from './newId.ts';

/** Returns the acting user and the time: under the current user's name, this moment. */
export async function acting(store: Store): Promise<ActContext> {
  const profile = await store.get('profile', 'profile');
  const now = new Date();
  return { author: nameIn(store.companyId, profile), at: now.toISOString(), today: dateOf(now), newId };
}
