import { BOARD_NAMES } from '#src/domain/boards/rules.ts';
import type { CardDrafts } from '#src/features/boards/BoardGrid.tsx';
import { VisionScreen } from '#src/features/boards/VisionScreen.tsx';

import { boardOutside, exportBoard } from '../../shared/board/exportBoard.ts';
import { attemptWithToast } from '../../shared/outcomes.ts';
import { useBoard } from '../../shared/board/useBoard.ts';
import { useBoardWork } from './data.ts';
import { CARD_URL, cardUrlOf } from './url.ts';
import { useCanonicalAddress, type ScreenAddress } from '../../shared/canonicalAddress.ts';
import { PATHS } from '../../routing/paths.ts';
import { tellMasked } from '../../shared/out/savedFile.ts';
import { showToast } from '../../shared/toast.ts';
import { useShowOutside } from '../../shared/out/useShowOutside.tsx';
import { useDraft } from '../../shared/useDraft.ts';
import { useUrlState } from '../../routing/useUrlState.ts';
import { useRecord, useRetryFailed } from '../../workspace/queries.ts';
import { useStore } from '../../workspace/StoreContext.ts';

const SAVED = { title: 'Изменения сохранены', description: 'Видение продукта обновлено' };

const ADDRESS: ScreenAddress = { codecs: [cardUrlOf(() => ['vision'])] };

/** Видение: reads, passes props, wires callbacks. */
export function VisionRoute() {
  useCanonicalAddress(ADDRESS);
  const store = useStore();
  const board = useBoard('vision');
  const work = useBoardWork('vision', board, SAVED);
  const [keptDrafts, keepDrafts] = useDraft<CardDrafts>(`vision:${store.companyId}`);
  const [shownCard] = useUrlState(CARD_URL);
  const company = useRecord('company', store.companyId).data?.name ?? '';
  const { show, dialog } = useShowOutside();
  return (
    <>
      <VisionScreen
        {...work}
        keptDrafts={keptDrafts}
        onDraftsChange={keepDrafts}
        board={board}
        shownCard={shownCard}
        chatHref={PATHS.chat}
        onRetry={useRetryFailed()}
        onExport={(format) =>
          attemptWithToast('Доска не экспортирована', async () => {
            void showToast({ tone: 'info', title: `Экспорт в ${format.toUpperCase()}` });
            if (board.state === 'ready')
              tellMasked(await exportBoard({ store, id: 'vision', board: board.value, company }, format));
          })
        }
        onShow={
          show &&
          (() => {
            if (board.state !== 'ready') return;
            show({
              kind: 'board',
              recordId: 'vision',
              title: BOARD_NAMES.vision,
              ...(board.value ? { changedAt: board.value.updatedAt } : {}),
              make: (hides) => boardOutside({ store, id: 'vision', board: board.value, company }, hides),
            });
          })
        }
      />
      {dialog}
    </>
  );
}
