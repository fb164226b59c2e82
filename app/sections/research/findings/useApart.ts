import { useCallback, useMemo, useState } from 'react';

import { showUndoableToast } from '../../../shared/undoableToast.ts';
import { useStore } from '#store/StoreContext.ts';
import { keepApart, readApart } from './apartPassages.ts';

/** The passages that were taken out of their groups on this device, and the way to take out and put back. */
export function useApart(): {
  readonly apart: ReadonlySet<string>;
  readonly onApart: (ids: readonly string[], isApart: boolean) => void;
} {
  const { companyId } = useStore();
  const [ids, setIds] = useState(() => readApart(companyId));
  const change = useCallback(
    (some: readonly string[], isApart: boolean) =>
      setIds((before) => {
        const others = before.filter((id) => !some.includes(id));
        const next = isApart ? [...others, ...some] : others;
        keepApart(companyId, next);
        return next;
      }),
    [companyId],
  );
  const onApart = useCallback(
    (some: readonly string[], isApart: boolean) => {
      change(some, isApart);
      if (!isApart) return;
      showUndoableToast('Убрано из группы', 'Слова остались на своём месте в тексте', () => {
        change(some, false);
        return Promise.resolve();
      });
    },
    [change],
  );
  return { apart: useMemo(() => new Set(ids), [ids]), onApart };
}
