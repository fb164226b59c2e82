import { recordOf, commentsHref, type CommentsPlace } from '#src/domain/comments/place.ts';

import { commentsAtHref } from '../routing/recordHref.ts';
import type { Store } from '#store/port.ts';

/** Where a found comment is read: at its record; beside the present screen, where that cannot be read. */
export async function commentsHrefOf(store: Store, place: CommentsPlace, comment: string): Promise<string> {
  const named = recordOf(place.on);
  try {
    const record = named ? await store.get(named.kind, named.id) : undefined;
    return commentsAtHref(place, record?.deletedAt === null ? record : null, comment);
  } catch {
    return commentsHref(place, comment);
  }
}
