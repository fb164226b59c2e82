import type { RecordName } from '#src/domain/plan.ts';

import type { Store } from '#store/port.ts';
import { forgetCommentDraftsOf } from '../../shared/team/commentDrafts.ts';
import { keepTyped } from '../../shared/drafts/typedDraft.ts';

/**
 * Forgets what was typed here and not saved of texts and quotations that were erased for good, in whichever browser that was done: it
 * holds their words. What was only changed keeps its drafts.
 */
export async function forgetErasedDrafts(store: Store, changed: readonly RecordName[]): Promise<void> {
  for (const { kind, id } of changed) {
    if (kind === 'material') {
      const material = await store.get(kind, id);
      if (material?.deletedAt === null || (material?.fileId ?? '') !== '') continue;
      keepTyped(store.companyId, id, undefined);
    } else if (kind === 'mark') {
      const mark = await store.get(kind, id);
      if (mark?.deletedAt !== null && (mark?.text ?? '') === '') forgetCommentDraftsOf(store.companyId, `mark:${id}`);
    }
  }
}
