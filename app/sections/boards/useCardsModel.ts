import { useMemo } from 'react';

import { boardOf, type Board, type BoardRecordId } from '#src/domain/boards/board.ts';
import type { CardProposal, CitableStudy } from '#src/domain/boards/learning/proposals.ts';
import type { BoardModel } from '#src/features/boards/proposals/boardModel.ts';

import { useConnectedModel } from '../../shared/team/useModelState.ts';
import { useReadingModel, type AskReading } from '../../shared/team/useReadingModel.ts';
import { useAll } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import type { AskedCards } from './askCards.ts';

const NONE: readonly CardProposal[] = [];

const NOTHING_TO_READ = 'Модель предлагает по словам людей, а завершённых исследований с текстом разговора пока нет.';

/** Returns the company's model for a board's proposals, and its undecided proposals; no model where the company has none. */
export function useCardsModel(
  id: BoardRecordId,
  board: Board | null,
  studies: readonly CitableStudy[],
): { readonly model: BoardModel | null; readonly proposed: readonly CardProposal[] } {
  const store = useStore();
  // The talks are not read without a model.
  const all = useAll('material', useConnectedModel() !== null).data;
  const materials = useMemo(() => {
    const finished = new Set(studies.flatMap((study) => (study.status === 'completed' ? [study.id] : [])));
    return (all?.items ?? []).filter(({ researchId, state }) => state === 'text' && finished.has(researchId));
  }, [all, studies]);
  const boardId = boardOf(id)?.board ?? 'vision';
  const ask = useMemo<AskReading<AskedCards> | null>(
    () =>
      all === undefined
        ? null
        : async (name, signal, onProgress) => {
            const { askCards } = await import('./askCards.ts');
            return askCards(store, { boardId, board, studies, materials }, name, signal, onProgress);
          },
    [store, boardId, board, studies, all, materials],
  );
  const reading = useReadingModel(id, ask);
  return useMemo(() => {
    if (!reading) return { model: null, proposed: NONE };
    const { name, why: absence, work, onAsk, onStop } = reading;
    const why = materials.length === 0 ? NOTHING_TO_READ : absence;
    const decided = board?.decidedInsights ?? {};
    const value = work.state === 'done' ? work.value : null;
    const proposed = value?.proposals.filter(({ key }) => !Object.hasOwn(decided, key)) ?? NONE;
    const shown = value
      ? ({ state: 'done', value: { ...value, waiting: proposed.length } } as const)
      : (work as Exclude<typeof work, { readonly state: 'done' }>);
    return { model: { name, why, talks: materials.length, work: shown, onAsk, onStop }, proposed };
  }, [reading, board, materials]);
}
