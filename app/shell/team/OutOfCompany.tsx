import { useState } from 'react';

import { innerQuotes } from '#src/domain/core/format.ts';
import { unsentWords } from '#src/domain/sync/unsentWords.ts';
import { StatusBanner } from '#src/features/shell/StatusBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { onDemand } from '#src/ui/onDemand.ts';

import { useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import type { TeamStatusProps } from './TeamStatus.tsx';
import { useUnsentFiles } from './useUnsentFiles.ts';

const LeaveOut = onDemand(() => import('./LeaveOut.tsx').then((module) => module.LeaveOut));

/** Tells a user who was removed from the open company what that means, and leads out of it. */
export function OutOfCompany({ sync }: TeamStatusProps) {
  const store = useStore();
  const name = useRecord('company', store.companyId).data?.name ?? '';
  const [leaving, setLeaving] = useState(false);
  const files = useUnsentFiles(store.companyId, true);
  const unsent = sync.unsent + sync.refused.length;
  const lost = unsentWords(unsent, files ?? 0);
  return (
    <>
      <StatusBanner
        title={`Вас больше нет в компании «${innerQuotes(name)}»`}
        description={`Менять в ней ничего нельзя${sync.isCleared ? ', её записи из этого браузера убраны' : ''}. Если это ошибка, напишите владельцу: он может вернуть вас, и работа продолжится. ${
          lost === ''
            ? 'Всё, что вы сделали, осталось у компании.'
            : `До сервера не дошло: ${lost} — это можно забрать с собой.`
        }`}
        action={
          <Button needs={null} size="sm" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
            {lost === '' ? 'Выйти…' : 'Забрать своё и выйти…'}
          </Button>
        }
      />
      {leaving ? (
        <LeaveOut companyName={name} unsent={unsent} files={files ?? 0} onClose={() => setLeaving(false)} />
      ) : null}
    </>
  );
}
