import type { Board, BoardRecordId } from '../board.ts';
import { placeIn, withItem } from '../cardPlaces.ts';
import type { BoardField } from '../fields.ts';
import { editCard, ensureBoard, type BoardContext } from '../cardEdits.ts';
import { contentOf } from '../cards.ts';
import { insightKey, isDecided, type CardProposal, type CitableStudy } from './proposals.ts';
import type { Op } from '../../core/operation.ts';
import { ordered, positionAt, positionBetween } from '../../core/record.ts';

/**
 * Operations that mark as cited every completed study whose insights the board has all decided about.
 * @param decided keys decided by the operations that these are committed with
 */
export function citeStudies(
  board: Board | null,
  boardId: BoardRecordId,
  studies: readonly CitableStudy[],
  { at }: Pick<BoardContext, 'at'>,
  decided: readonly string[] = [],
): Op[] {
  let last = board ? (ordered(board.citedResearch).at(-1)?.position ?? null) : null;
  return studies
    .filter((study) => {
      const keys = Object.entries(study.insights)
        .filter(([, { text }]) => text.trim() !== '')
        .map(([key]) => insightKey(study, key));
      const all = keys.every((key) => isDecided(board, key) || decided.includes(key));
      return (
        study.status === 'completed' && keys.length > 0 && all && !Object.hasOwn(board?.citedResearch ?? {}, study.id)
      );
    })
    .map((study): Op => {
      last = positionBetween(last, null);
      const value = { at, position: last };
      return { op: 'put', kind: 'board', id: boardId, map: 'citedResearch', key: study.id, value };
    });
}

function decide(
  board: Board | null,
  boardId: BoardRecordId,
  { key, researchId, experimentId, byModel }: Pick<CardProposal, 'key' | 'researchId' | 'experimentId' | 'byModel'>,
  field: BoardField | null,
  studies: readonly CitableStudy[],
  { at }: BoardContext,
): Op[] {
  const last = board ? (ordered(board.decidedInsights).at(-1)?.position ?? null) : null;
  const accepted = field !== null;
  const words = byModel?.words.map(({ researchId: study, quote, passage }, index) => [
    `words-${index + 1}`,
    { researchId: study, quote, passage, position: positionAt(index) },
  ]);
  // Rejected words need no longer be kept.
  const model = byModel && words && accepted ? { madeBy: byModel.madeBy, words: Object.fromEntries(words) } : {};
  const value = { researchId, experimentId, field, ...model, accepted, at, position: positionBetween(last, null) };
  return [
    { op: 'put', kind: 'board', id: boardId, map: 'decidedInsights', key, value },
    ...citeStudies(board, boardId, studies, { at }, [key]),
  ];
}

/**
 * Operations that take a proposal into its card as a list item, the text before going into the history; none when it was
 * decided already (another tab).
 * @param studies all that were asked for proposals, so that the study is cited with its last insight
 * @throws RangeError when the place that was chosen is not there any more (another tab)
 */
export function acceptProposal(
  board: Board | null,
  boardId: BoardRecordId,
  proposal: Pick<CardProposal, 'key' | 'field' | 'insight' | 'researchId' | 'experimentId' | 'byModel' | 'place'>,
  studies: readonly CitableStudy[],
  context: BoardContext,
): Op[] {
  if (isDecided(board, proposal.key)) return [];
  const before = contentOf(board, proposal.field);
  const place = proposal.place ? placeIn(before, proposal.place) : null;
  if (proposal.place && place === null) throw new RangeError('the place that was chosen is not there');
  const content = withItem(before, proposal.insight, place);
  return [
    ...editCard(board, boardId, proposal.field, content, context),
    ...decide(board, boardId, proposal, proposal.field, studies, context),
  ];
}

/** Operations that turn a proposal down: nothing but the decision is stored. None when it was decided already. */
export function rejectProposal(
  board: Board | null,
  boardId: BoardRecordId,
  proposal: Pick<CardProposal, 'key' | 'researchId' | 'experimentId'>,
  studies: readonly CitableStudy[],
  context: BoardContext,
): Op[] {
  if (isDecided(board, proposal.key)) return [];
  return [...ensureBoard(board, boardId), ...decide(board, boardId, proposal, null, studies, context)];
}
