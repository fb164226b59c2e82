import { StrategyScreen } from '#src/features/boards/StrategyScreen.tsx';

import { exportBoard } from '../actions/boards.ts';
import { attemptWithToast } from '../actions/outcomes.ts';
import { refreshToast, useBoard, useBoardWork } from '../boardsData.ts';
import { CARD_URL } from '../boardsView.ts';
import { STRATEGY_URL } from '../strategyView.ts';
import { showToast } from '../toast.ts';
import { useUrlState } from '../useUrlState.ts';
import { useRecord, useRetryFailed } from '../workspace/queries.ts';
import { useStore } from '../workspace/StoreContext.ts';

const SAVED = { title: 'Сохранено', description: 'Изменения успешно сохранены' };

/** Стратегия: reads, passes props, wires callbacks. */
export function StrategyRoute() {
  const store = useStore();
  const [{ tab }, setUrl] = useUrlState(STRATEGY_URL);
  const [shownCard] = useUrlState(CARD_URL);
  const board = useBoard(tab);
  const work = useBoardWork(tab, board, SAVED);
  const company = useRecord('company', store.companyId).data?.name ?? '';
  return (
    <StrategyScreen
      {...work}
      tab={tab}
      shownCard={shownCard}
      board={board}
      onTabChange={(next) => setUrl(() => ({ tab: next }), 'push')}
      onRefresh={refreshToast}
      onRetry={useRetryFailed()}
      onExport={(id, format) =>
        attemptWithToast('Доска не экспортирована', async () => {
          void showToast({ tone: 'info', title: `Экспорт в ${format.toUpperCase()}` });
          if (board.state === 'ready') await exportBoard({ id, board: board.value, company }, format);
        })
      }
    />
  );
}
