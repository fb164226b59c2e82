import { VisionScreen } from '#src/features/boards/VisionScreen.tsx';

import { exportBoard } from '../actions/boards.ts';
import { attemptWithToast } from '../actions/outcomes.ts';
import { refreshToast, useBoard, useBoardWork } from '../boardsData.ts';
import { CARD_URL } from '../boardsView.ts';
import { PATHS } from '../paths.ts';
import { showToast } from '../toast.ts';
import { useUrlState } from '../useUrlState.ts';
import { useRecord, useRetryFailed } from '../workspace/queries.ts';
import { useStore } from '../workspace/StoreContext.ts';

const SAVED = { title: 'Изменения сохранены', description: 'Видение продукта обновлено' };

/** Видение: reads, passes props, wires callbacks. */
export function VisionRoute() {
  const store = useStore();
  const board = useBoard('vision');
  const work = useBoardWork('vision', board, SAVED);
  const [shownCard] = useUrlState(CARD_URL);
  const company = useRecord('company', store.companyId).data?.name ?? '';
  return (
    <VisionScreen
      {...work}
      board={board}
      shownCard={shownCard}
      chatHref={PATHS.chat}
      onRefresh={refreshToast}
      onRetry={useRetryFailed()}
      onExport={(format) =>
        attemptWithToast('Доска не экспортирована', async () => {
          void showToast({ tone: 'info', title: `Экспорт в ${format.toUpperCase()}` });
          if (board.state === 'ready') await exportBoard({ id: 'vision', board: board.value, company }, format);
        })
      }
    />
  );
}
