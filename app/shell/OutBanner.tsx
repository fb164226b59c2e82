import { useState } from 'react';

import { counted, innerQuotes } from '#src/domain/core/format.ts';
import { StatusBanner } from '#src/features/shell/StatusBanner.tsx';
import { Button } from '#src/ui/Button.tsx';
import { onDemand } from '#src/ui/onDemand.ts';

import { useSync } from '../shared/team/useSync.ts';
import { useRecord } from '../workspace/queries.ts';
import { useStore } from '../workspace/StoreContext.ts';

const LeaveOut = onDemand(() => import('./team/LeaveOut.tsx').then((module) => module.LeaveOut));

/** Says to somebody who was removed from the open company what that means, over every screen, and leads out of it. */
export function OutBanner() {
  const store = useStore();
  const sync = useSync();
  const name = useRecord('company', store.companyId).data?.name ?? '';
  const [leaving, setLeaving] = useState(false);
  if (sync.mode !== 'team' || sync.connection !== 'noAccess') return null;
  const unsent = sync.unsent + sync.refused.length;
  return (
    <>
      <StatusBanner
        title={`Вас больше нет в компании «${innerQuotes(name)}»`}
        description={`Менять в ней ничего нельзя${sync.isCleared ? ', её записи из этого браузера убраны' : ''}. Если это ошибка, спросите у владельца: вернёт — всё пойдёт дальше. ${
          unsent > 0
            ? `До сервера не дошло: ${counted(unsent, ['ваша правка', 'ваши правки', 'ваших правок'])} — их можно забрать с собой.`
            : 'Всё, что вы сделали, осталось у компании.'
        }`}
        action={
          <Button needs={null} size="sm" aria-haspopup="dialog" onClick={() => setLeaving(true)}>
            {unsent > 0 ? 'Забрать своё и выйти…' : 'Выйти…'}
          </Button>
        }
      />
      {leaving ? <LeaveOut companyName={name} unsent={unsent} onClose={() => setLeaving(false)} /> : null}
    </>
  );
}
