import { recordOf, talkHref, type TalkPlace } from '#src/domain/talk/place.ts';

import { talkAtHref } from '../routing/recordHref.ts';
import type { Store } from '../workspace/port.ts';

/** Where a found comment is read: at its record; beside the present screen, where that cannot be read. */
export async function talkHrefOf(store: Store, place: TalkPlace, comment: string): Promise<string> {
  const named = recordOf(place.on);
  try {
    const record = named ? await store.get(named.kind, named.id) : undefined;
    return talkAtHref(place, record?.deletedAt === null ? record : null, comment);
  } catch {
    return talkHref(place, comment);
  }
}
