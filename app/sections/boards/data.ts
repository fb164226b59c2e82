import { useCallback, useMemo } from 'react';

import type { Board, BoardId } from '#src/domain/boards/board.ts';
import {
  interviewCount,
  learningSources,
  proposeFromExperiments,
  proposeFromInterviews,
  type CardProposal,
} from '#src/domain/boards/rules.ts';
import type { Experiment } from '#src/domain/experiments/experiment.ts';
import type { Loadable } from '#src/domain/core/loadable.ts';
import type { Research } from '#src/domain/research/research.ts';
import type { BoardPaneProps } from '#src/features/boards/BoardPane.tsx';

import { saveCard } from '../../shared/board/saveCard.ts';
import { decideProposal, restoreCard } from './actions.ts';
import { attempt } from '../../shared/outcomes.ts';
import { showToast } from '../../shared/toast.ts';
import { useAll } from '../../workspace/queries.ts';
import { useStore } from '../../workspace/StoreContext.ts';
import { studyHref, linksHref, experimentHref } from '../../routing/hrefs.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';

const NO_STUDIES: readonly Research[] = [];
const NO_EXPERIMENTS: readonly Experiment[] = [];

/** Computes a value when it is first asked for, and keeps it. */
function lazily<T>(compute: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => (kept ??= { value: compute() }).value;
}

/** What the screens of boards share: counts, proposals, and the callbacks of the cards. */
export function useBoardWork(
  id: BoardId,
  board: Loadable<Board | null>,
  saved: { readonly title: string; readonly description: string },
): Pick<
  BoardPaneProps,
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
  const { data } = useAll('research');
  const tried = useAll('experiment').data;
  const studies = data?.items ?? NO_STUDIES;
  const experiments = tried?.items ?? NO_EXPERIMENTS;
  const proposals = useMemo(
    () =>
      lazily(() =>
        board.state === 'ready'
          ? [
              ...proposeFromInterviews(board.value, id, studies),
              ...proposeFromExperiments(board.value, id, experiments),
            ]
          : [],
      ),
    [board, id, studies, experiments],
  );
  const sources = useMemo(() => (data && tried ? learningSources(data.items, tried.items) : null), [data, tried]);
  const { title, description } = saved;
  const onSave = useCallback(
    (boardId: BoardId, field: BoardField, content: string, over: string) =>
      attempt(async () => {
        await saveCard(store, boardId, field, content, over);
        void showToast({ tone: 'success', title, description });
      }),
    [store, title, description],
  );
  const onRestore = useCallback(
    (boardId: BoardId, key: string) =>
      attempt(async () => {
        const changed = await restoreCard(store, boardId, key);
        void showToast(
          changed
            ? { tone: 'success', title, description }
            : { tone: 'info', title: 'Ничего не изменилось', description: 'Этот текст и стоит в карточке' },
        );
      }),
    [store, title, description],
  );
  const decide = useCallback(
    (choice: 'accept' | 'reject') => (boardId: BoardId, proposal: CardProposal) =>
      attempt(() => decideProposal(store, boardId, proposal, choice, studies)),
    [store, studies],
  );
  return {
    proposals,
    sources,
    // Said of interviews that there are: what they propose is shown beside it.
    onRefresh: useCallback(() => {
      if (sources === 'none') return;
      void showToast({
        tone: 'info',
        title: 'Анализируем последние интервью и обновляем стратегию...',
        // The title is the product's own; what happens is less.
        description: 'Покажем предложения. Карточка изменится, только если вы примете предложение.',
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
