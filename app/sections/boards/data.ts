import { useCallback, useMemo } from 'react';

import { boardIdOf, boardOf, type Board, type BoardId, type BoardRecordId } from '#src/domain/boards/board.ts';
import { interviewCount } from '#src/domain/boards/cards.ts';
import type { CardProposal } from '#src/domain/boards/learning/proposals.ts';
import { SHOWN_CARDS } from '#src/domain/boards/shown.ts';
import type { Experiment } from '#src/domain/experiments/experiment.ts';
import { quoted } from '#src/domain/core/format.ts';
import type { Loadable } from '#src/domain/core/loadable.ts';
import type { Research } from '#src/domain/research/research.ts';
import type { BoardPaneProps } from '#src/features/boards/BoardPane.tsx';

import { useLateCode } from '../../shared/late.ts';
import { attempt } from '../../shared/outcomes.ts';
import { showToast } from '../../shared/toast.ts';
import { ofProduct } from '#src/domain/boards/products/product.ts';
import { MAIN_PRODUCT } from '#src/domain/workspace.ts';
import { useProducts } from '../../shared/board/product/useProducts.ts';
import { useCardsModel } from './useCardsModel.ts';
import { useAll } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { studyHref, linksHref, experimentHref } from '../../routing/hrefs.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';

const NO_STUDIES: readonly Research[] = [];
const NO_EXPERIMENTS: readonly Experiment[] = [];

const cardProposals = () => import('#src/domain/boards/learning/proposals.ts');
/** Loaded after the board, and before the first save: text typed offline on a train is saved there, too. */
const saving = () => import('../../shared/board/saveCard.ts');

/** Computes a value when it is first asked for, and keeps it. */
function lazily<T>(compute: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => (kept ??= { value: compute() }).value;
}

/** Returns the shared parts of the board screens: counts, proposals, and the callbacks of the cards. */
export function useBoardWork(
  id: BoardRecordId,
  board: Loadable<Board | null>,
  saved: { readonly title: string; readonly description: string },
): Pick<
  BoardPaneProps,
  | 'model'
  | 'proposals'
  | 'sources'
  | 'studyHref'
  | 'experimentHref'
  | 'linksHref'
  | 'onSave'
  | 'onRestore'
  | 'onAccept'
  | 'onReject'
> & {
  readonly interviewCount: number | null;
  readonly onRefresh: () => void;
} {
  const store = useStore();
  // After the board: it shows none of them, and what can be learnt from them is proposed on request.
  const isShown = board.state === 'ready';
  useLateCode('saveCard', saving, isShown);
  const { data } = useAll('research', isShown);
  const tried = useAll('experiment', isShown).data;
  const studies = data?.items ?? NO_STUDIES;
  const productId = boardOf(id)?.productId ?? MAIN_PRODUCT;
  const { products } = useProducts();
  const experiments = useMemo(
    () => ofProduct(tried?.items ?? NO_EXPERIMENTS, products, productId),
    [tried, products, productId],
  );
  const { model, proposed } = useCardsModel(id, board.state === 'ready' ? board.value : null, studies);
  // Proposals for the board are loaded once it is drawn: no card waits for them.
  const learning = useLateCode('cardProposals', cardProposals, board.state === 'ready');
  const proposals = useMemo(
    () =>
      lazily(() =>
        board.state === 'ready' && learning
          ? [
              ...learning.proposeFromInterviews(board.value, id, studies),
              ...learning.proposeFromExperiments(board.value, id, experiments),
              ...proposed,
            ]
          : [],
      ),
    [learning, board, id, studies, experiments, proposed],
  );
  const sources = useMemo(
    () => (learning && data && tried ? learning.learningSources(data.items, tried.items) : null),
    [learning, data, tried],
  );
  const { title, description } = saved;
  const onSave = useCallback(
    (boardId: BoardId, field: BoardField, content: string, over: string) =>
      attempt(async () => {
        const { saveCard } = await saving();
        await saveCard(store, boardIdOf(boardId, productId), field, content, over);
        void showToast({ tone: 'success', title, description });
      }),
    [store, productId, title, description],
  );
  const onRestore = useCallback(
    (boardId: BoardId, key: string) =>
      attempt(async () => {
        const { restoreCard } = await import('./actions.ts');
        const changed = await restoreCard(store, boardIdOf(boardId, productId), key);
        void showToast(
          changed
            ? { tone: 'success', title, description }
            : { tone: 'info', title: 'Ничего не изменилось', description: 'Этот текст и стоит в карточке' },
        );
      }),
    [store, productId, title, description],
  );
  const decide = useCallback(
    (choice: 'accept' | 'reject') => (boardId: BoardId, proposal: CardProposal) =>
      attempt(async () => {
        const [{ decideProposal }, { sayDone }] = await Promise.all([
          import('./actions.ts'),
          import('../../shared/undoableToast.ts'),
        ]);
        const undo = await decideProposal(store, boardIdOf(boardId, productId), proposal, choice, studies);
        const card = SHOWN_CARDS[boardId].find(({ field }) => field === proposal.field);
        sayDone(
          choice === 'accept' ? 'Предложение принято' : 'Предложение отклонено',
          choice === 'accept' ? `Карточка ${quoted(card?.title ?? '')} дополнена` : 'Больше его не предложим',
          undo,
        );
      }),
    [store, productId, studies],
  );
  return {
    model,
    proposals,
    sources,
    // Said of interviews that there are: what they propose is shown beside it.
    onRefresh: useCallback(() => {
      if (sources === 'none') return;
      void showToast({
        tone: 'info',
        // The product's own words; what happens is less, and the dialog says so. More words here would lie over its first proposal.
        title: 'Анализируем последние интервью и обновляем стратегию...',
      });
    }, [sources]),
    studyHref,
    experimentHref,
    linksHref,
    interviewCount: useMemo(() => (data ? interviewCount(data.items) : null), [data]),
    onSave,
    onRestore,
    onAccept: useMemo(() => decide('accept'), [decide]),
    onReject: useMemo(() => decide('reject'), [decide]),
  };
}
