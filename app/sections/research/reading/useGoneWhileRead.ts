import { useEffect } from 'react';

import { living } from '#src/domain/core/record.ts';
import type { Notification } from '#src/ui/toast/notify.ts';
import type { Change, Store } from '#store/port.ts';
import { useStore } from '#store/StoreContext.ts';

import { showToast } from '../../../shared/toast.ts';

const ERASED: Notification = {
  tone: 'info',
  title: 'Файл, который вы читали, стёрли насовсем',
  description:
    'Человек отозвал согласие, его забыли по просьбе, или вышел срок, на который хранят его слова. Отметки и цитаты из файла стёрты вместе с ним.',
};

const WHERE = { here: '', tab: 'в другой вкладке', remote: 'на другом устройстве' } as const;

/**
 * Returns the notice for the reader of a material that a change made elsewhere has taken away; null where it is still there, and to
 * somebody whose access has ended: nobody has told them what became of it (R439).
 */
export async function goneNotice(
  store: Pick<Store, 'get' | 'sync'>,
  { origin, erases, records }: Change,
  materialId: string,
): Promise<Notification | null> {
  if (origin === 'here' || !records.some(({ kind, id }) => kind === 'material' && id === materialId)) return null;
  const sync = store.sync();
  if (sync.mode === 'team' && sync.connection === 'noAccess') return null;
  const stored = await store.get('material', materialId);
  if (living(stored)) return null;
  // What is erased keeps nothing of its file, though it be told again by itself.
  if (erases || !stored || stored.fileId === '') return ERASED;
  return { tone: 'info', title: `Файл, который вы читали, удалили ${WHERE[origin]}`, description: stored.name };
}

/** Says why a material leaves the screen while it is read there. @param materialId null for none */
export function useGoneWhileRead(materialId: string | null): void {
  const store = useStore();
  useEffect(() => {
    if (materialId === null) return undefined;
    return store.onChange((change) => {
      // The screen reports failed reads.
      void goneNotice(store, change, materialId).then(
        (notice) => notice && showToast(notice),
        () => undefined,
      );
    });
  }, [store, materialId]);
}
