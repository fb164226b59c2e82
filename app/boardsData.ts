import { useCallback, useMemo } from 'react';

import type { Board, BoardField, BoardId } from '#src/domain/board.ts';
import {
  interviewCount,
  proposeFromExperiments,
  proposeFromInterviews,
  type CardProposal,
} from '#src/domain/boardRules.ts';
import type { Experiment } from '#src/domain/experiment.ts';
import { ready, type Loadable } from '#src/domain/loadable.ts';
import type { Research } from '#src/domain/research.ts';
import type { BoardPaneProps } from '#src/features/boards/BoardPane.tsx';

import { decideProposal, restoreCard, saveCard } from './actions/boards.ts';
import { attempt } from './actions/outcomes.ts';
import { experimentHref } from './experimentsView.ts';
import { researchHref } from './experimentsData.ts';
import { linksHref } from './linksView.ts';
import { showToast } from './toast.ts';
import { toLoadable, useAll, useRecord } from './workspace/queries.ts';
import { useStore } from './workspace/StoreContext.ts';

const NO_STUDIES: readonly Research[] = [];
const NO_EXPERIMENTS: readonly Experiment[] = [];

/** A board; null while the workspace has none. */
export function useBoard(id: BoardId): Loadable<Board | null> {
  const record = useRecord('board', id);
  return useMemo(() => {
    const loaded = toLoadable(record);
    if (loaded.state !== 'ready') return loaded;
    return ready(loaded.value && loaded.value.deletedAt === null ? loaded.value : null);
  }, [record]);
}

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
  'proposals' | 'studyHref' | 'experimentHref' | 'linksHref' | 'onSave' | 'onRestore' | 'onAccept' | 'onReject'
> & {
  readonly interviewCount: number | null;
} {
  const store = useStore();
  const { data } = useAll('research');
  const studies = data?.items ?? NO_STUDIES;
  const experiments = useAll('experiment').data?.items ?? NO_EXPERIMENTS;
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
  const { title, description } = saved;
  const onSave = useCallback(
    (boardId: BoardId, field: BoardField, content: string) =>
      attempt(async () => {
        await saveCard(store, boardId, field, content);
        void showToast({ tone: 'success', title, description });
      }),
    [store, title, description],
  );
  const onRestore = useCallback(
    (boardId: BoardId, key: string) =>
      attempt(async () => {
        await restoreCard(store, boardId, key);
        void showToast({ tone: 'success', title, description });
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
    studyHref: researchHref,
    experimentHref,
    linksHref,
    interviewCount: useMemo(() => (data ? interviewCount(data.items) : null), [data]),
    onSave,
    onRestore,
    onAccept: useMemo(() => decide('accept'), [decide]),
    onReject: useMemo(() => decide('reject'), [decide]),
  };
}

/** The toast that says that interviews are looked through (specification §7); what they propose is shown beside it. */
export function refreshToast(): void {
  void showToast({ tone: 'info', title: 'Анализируем последние интервью и обновляем стратегию...' });
}
