import { boardIdOf } from '#src/domain/boards/board.ts';
import { ownerLine } from '#src/domain/boards/products/product.ts';
import { BOARD_TITLES } from '#src/domain/boards/cards.ts';
import { onDemand } from '#src/ui/onDemand.ts';
import { StrategyScreen, type StrategyDrafts } from '#src/features/boards/StrategyScreen.tsx';

import { boardForOutside, saveShownBoard } from '../../shared/board/boardFiles.ts';
import { useBoard } from '../../shared/board/useBoard.ts';
import { useBoardWork } from './data.ts';
import { CARD_URL, POINT_HREF, POINT_URL } from './url.ts';
import { useCardAbout } from './useCardAbout.ts';
import { STRATEGY_URL } from '../../routing/strategyUrl.ts';
import { useShowOutside } from '../../shared/out/useShowOutside.tsx';
import { useDraft } from '../../shared/useDraft.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { useRecord, useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

const TouchpointDetail = onDemand(() => import('./TouchpointDetail.tsx').then((module) => module.TouchpointDetail));

const SAVED = { title: 'Сохранено', description: 'Изменения успешно сохранены' };

/** One product's strategy: reads, passes props, wires callbacks. Its name is empty in a company that has nothing to tell apart. */
export function ProductStrategy({ productId, name }: { readonly productId: string; readonly name: string }) {
  const store = useStore();
  const [{ tab }, setUrl] = useUrlState(STRATEGY_URL);
  const [keptDrafts, keepDrafts] = useDraft<StrategyDrafts>(
    `${boardIdOf('market', productId).replace('market', 'strategy')}:${store.companyId}`,
  );
  const [point, setPoint] = useUrlState(POINT_URL);
  const [shownCard] = useUrlState(CARD_URL);
  const board = useBoard(boardIdOf(tab, productId));
  const work = useBoardWork(boardIdOf(tab, productId), board, SAVED);
  const about = useCardAbout(boardIdOf(tab, productId), board);
  const companyName = useRecord('company', store.companyId).data?.name ?? '';
  const company = ownerLine(companyName, name);
  const { show, dialog } = useShowOutside();
  return (
    <>
      <StrategyScreen
        {...work}
        product={name}
        keptDrafts={keptDrafts}
        onDraftsChange={keepDrafts}
        touchpointHref={POINT_HREF}
        tab={tab}
        shownCard={shownCard}
        about={about}
        board={board}
        recordOf={(one) => boardIdOf(one, productId)}
        onTabChange={(next) => setUrl(() => ({ tab: next }), 'push')}
        onRetry={useRetryFailed()}
        onExport={async (id, format, signal) => {
          if (board.state === 'ready')
            await saveShownBoard({ store, id, board: board.value, company, product: name }, format, signal);
        }}
        onShow={
          show &&
          ((id) => {
            if (board.state !== 'ready') return;
            show({
              kind: 'board',
              recordId: boardIdOf(id, productId),
              title: `Стратегия: ${BOARD_TITLES[id]}`,
              ...(board.value ? { changedAt: board.value.updatedAt } : {}),
              make: (hides) => boardForOutside({ store, id: id, board: board.value, company }, hides),
            });
          })
        }
      />
      {point === null ? null : (
        <TouchpointDetail
          openId={point}
          productId={productId}
          onOpenChange={(id) => setPoint(() => id, 'replace')}
          onClose={() => setPoint(() => null, 'replace')}
        />
      )}
      {dialog}
    </>
  );
}
