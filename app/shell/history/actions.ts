import type { Op } from '#src/domain/core/operation.ts';
import type { PlaceChange } from '#src/domain/history/places.ts';
import { restoreWithStudy } from '#src/domain/history/removedWith.ts';
import { restoring } from '#src/domain/history/restore.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import type { RecordName } from '#src/domain/plan.ts';
import { recordTitle } from '#src/domain/sync/differences.ts';

import { editContext } from '../../shared/fieldEdits.ts';
import { commitWithUndo } from '../../shared/commitWithUndo.ts';
import { attemptWithToast } from '../../shared/outcomes.ts';
import { showSuccess } from '../../shared/toast.ts';
import { showChangedToast } from '../../shared/undoableToast.ts';
import type { Store } from '#store/port.ts';

/** Operations that bring back what left with a removed record: with a study, its files and hypotheses. */
async function broughtBackWith(
  store: Store,
  { kind, id }: RecordName,
  { deletedAt }: StoredRecord,
): Promise<readonly Op[]> {
  if (kind !== 'research' || deletedAt === null) return [];
  const [materials, hypotheses] = await Promise.all([
    store.list('material', { parent: id, removed: true }),
    store.list('hypothesis', { parent: id, removed: true }),
  ]);
  return restoreWithStudy(deletedAt, { materials: materials.items, hypotheses: hypotheses.items });
}

/**
 * Restores the values that some places had before a change, over the current record; a removed record is restored first,
 * with what left together with it.
 * @param places none: only the record itself comes back
 */
export async function restore(store: Store, name: RecordName, places: readonly PlaceChange[]): Promise<void> {
  await attemptWithToast('Вернуть прежнее не удалось', async () => {
    const record = (await store.get(name.kind, name.id)) as StoredRecord | undefined;
    if (!record) return;
    const { ops, expect } = restoring(name, record, places, await editContext(store));
    if (ops.length === 0) {
      showSuccess('Так и есть сейчас');
      return;
    }
    const undo = await commitWithUndo(store, [...ops, ...(await broughtBackWith(store, name, record))], { expect });
    showChangedToast(
      places.length === 0 ? 'Запись возвращена' : 'Прежнее возвращено',
      recordTitle(name.kind, record),
      undo,
    );
  });
}
