import { BOARD_TITLES } from '#src/domain/boards/rules.ts';
import { StrategyScreen, type StrategyDrafts } from '#src/features/boards/StrategyScreen.tsx';

import { boardOutside, exportBoard } from '../../shared/board/exportBoard.ts';
import { attemptWithToast } from '../../shared/outcomes.ts';
import { useBoard } from '../../shared/board/useBoard.ts';
import { useBoardWork } from './data.ts';
import { CARD_URL, cardUrlOf } from './url.ts';
import { STRATEGY_URL } from '../../routing/strategyUrl.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { tellMasked } from '../../shared/out/savedFile.ts';
import { showToast } from '../../shared/toast.ts';
import { useShowOutside } from '../../shared/out/useShowOutside.tsx';
import { useDraft } from '../../shared/useDraft.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { useRecord, useRetryFailed } from '../../workspace/queries.ts';
import { useStore } from '../../workspace/StoreContext.ts';

const SAVED = { title: 'Сохранено', description: 'Изменения успешно сохранены' };

const ADDRESS: ScreenAddress = {
  codecs: [STRATEGY_URL, cardUrlOf((params) => [STRATEGY_URL.read(params).tab])],
};

/** Стратегия: reads, passes props, wires callbacks. */
export function StrategyRoute() {
  useCanonicalAddress(ADDRESS);
  const store = useStore();
  const [{ tab }, setUrl] = useUrlState(STRATEGY_URL);
  const [keptDrafts, keepDrafts] = useDraft<StrategyDrafts>(`strategy:${store.companyId}`);
  const [shownCard] = useUrlState(CARD_URL);
  const board = useBoard(tab);
  const work = useBoardWork(tab, board, SAVED);
  const company = useRecord('company', store.companyId).data?.name ?? '';
  const { show, dialog } = useShowOutside();
  return (
    <>
      <StrategyScreen
        {...work}
        keptDrafts={keptDrafts}
        onDraftsChange={keepDrafts}
        tab={tab}
        shownCard={shownCard}
        board={board}
        onTabChange={(next) => setUrl(() => ({ tab: next }), 'push')}
        onRetry={useRetryFailed()}
        onExport={(id, format) =>
          attemptWithToast('Доска не экспортирована', async () => {
            void showToast({ tone: 'info', title: `Экспорт в ${format.toUpperCase()}` });
            if (board.state === 'ready')
              tellMasked(await exportBoard({ store, id, board: board.value, company }, format));
          })
        }
        onShow={
          show &&
          ((id) => {
            if (board.state !== 'ready') return;
            show({
              kind: 'board',
              recordId: id,
              title: `Стратегия: ${BOARD_TITLES[id]}`,
              ...(board.value ? { changedAt: board.value.updatedAt } : {}),
              make: (hides) => boardOutside({ store, id: id, board: board.value, company }, hides),
            });
          })
        }
      />
      {dialog}
    </>
  );
}
