import type { EditContext } from '#src/domain/core/fieldHistory.ts';

import { acting } from './acting.ts';
import type { Store } from '#store/port.ts';

/** Who edits a field and when: the profile's name, this moment. */
export async function editContext(store: Store): Promise<EditContext> {
  const { author: by, at, newId } = await acting(store);
  return { by, at, newId };
}
