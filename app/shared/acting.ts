import type { ActContext } from '#src/domain/experiments/rules.ts';
import { dateOf } from '#src/domain/core/format.ts';

import type { Store } from '../workspace/port.ts';
import { newId } from './newId.ts';

/** Who acts and when: the profile's name, this moment. */
export async function acting(store: Store): Promise<ActContext> {
  const profile = await store.get('profile', 'profile');
  const now = new Date();
  return { author: profile?.name ?? '', at: now.toISOString(), today: dateOf(now), newId };
}
