import { boardIdOf } from '#src/domain/boards/board.ts';
import { ownerLine } from '#src/domain/boards/products/product.ts';
import { BOARD_NAMES } from '#src/domain/boards/cards.ts';
import type { CardDrafts } from '#src/features/boards/BoardGrid.tsx';
import { VisionScreen } from '#src/features/boards/VisionScreen.tsx';

import { boardForOutside, saveShownBoard } from '../../shared/board/boardFiles.ts';
import { useBoard } from '../../shared/board/useBoard.ts';
import { useBoardWork } from './data.ts';
import { CARD_URL } from './url.ts';
import { useCardAbout } from './useCardAbout.ts';
import { PATHS } from '../../routing/paths.ts';
import { useShowOutside } from '../../shared/out/useShowOutside.tsx';
import { useDraft } from '../../shared/useDraft.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { useRecord, useRetryFailed } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

const SAVED = { title: 'Изменения сохранены', description: 'Видение продукта обновлено' };

/** One product's vision: reads, passes props, wires callbacks. Its name is empty in a company that has nothing to tell apart. */
export function ProductVision({ productId, name }: { readonly productId: string; readonly name: string }) {
  const id = boardIdOf('vision', productId);
  const store = useStore();
  const board = useBoard(id);
  const work = useBoardWork(id, board, SAVED);
  const [keptDrafts, keepDrafts] = useDraft<CardDrafts>(`${id}:${store.companyId}`);
  const about = useCardAbout(id, board);
  const [shownCard] = useUrlState(CARD_URL);
  const companyName = useRecord('company', store.companyId).data?.name ?? '';
  const company = ownerLine(companyName, name);
  const { show, dialog } = useShowOutside();
  return (
    <>
      <VisionScreen
        {...work}
        product={name}
        keptDrafts={keptDrafts}
        onDraftsChange={keepDrafts}
        board={board}
        recordId={id}
        shownCard={shownCard}
        about={about}
        chatHref={PATHS.chat}
        onRetry={useRetryFailed()}
        onExport={async (format, signal) => {
          if (board.state === 'ready')
            await saveShownBoard({ store, id: 'vision', board: board.value, company, product: name }, format, signal);
        }}
        onShow={
          show &&
          (() => {
            if (board.state !== 'ready') return;
            show({
              kind: 'board',
              recordId: id,
              title: BOARD_NAMES.vision,
              ...(board.value ? { changedAt: board.value.updatedAt } : {}),
              make: (hides) => boardForOutside({ store, id: 'vision', board: board.value, company }, hides),
            });
          })
        }
      />
      {dialog}
    </>
  );
}
