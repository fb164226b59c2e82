import { useCallback, useSyncExternalStore } from 'react';

import { StatusBanner } from '#src/features/shell/StatusBanner.tsx';
import { Button } from '#src/ui/Button.tsx';

import { useStore } from '#store/StoreContext.ts';

const TEXTS = {
  blocked: {
    title: 'Ориентир ждёт другую вкладку',
    description: 'Обновлению мешает вкладка со старой версией. Закройте её или перезагрузите — данные на месте.',
  },
  outdated: {
    title: 'Ориентир обновился в другой вкладке',
    description: 'Здесь открыта старая версия, изменения в ней не сохраняются. Перезагрузите страницу.',
  },
  closed: {
    title: 'Браузер закрыл хранилище',
    description: 'Так бывает, когда данные сайта очищают. Перезагрузите страницу, чтобы продолжить.',
  },
} as const;

/** Says when the store's connection needs the person: an old tab in the way, or this one being old. */
export function StoreBanner() {
  const store = useStore();
  const subscribe = useCallback((listener: () => void) => store.onStatus(listener), [store]);
  const status = useSyncExternalStore(subscribe, () => store.status);
  if (status === 'open') return null;
  return (
    <StatusBanner
      {...TEXTS[status]}
      action={
        status === 'blocked' ? undefined : (
          <Button size="sm" onClick={() => window.location.reload()}>
            Перезагрузить
          </Button>
        )
      }
    />
  );
}
