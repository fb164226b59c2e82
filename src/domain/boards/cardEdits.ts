import { boardOf, type Board, type BoardId, type BoardRecordId } from './board.ts';
import { BOARD_CARDS, KEPT_VERSIONS, tidied, versionsOf } from './cards.ts';
import type { Op } from '../core/operation.ts';
import { ordered, positionAt, positionBetween, type NewId } from '../core/record.ts';
import { CHAT_FIELDS, VISION_FIELDS, type BoardField } from './fields.ts';

/** Which board a record is: its id was checked when it was read. */
const boardAt = (id: BoardRecordId): BoardId => boardOf(id)?.board ?? 'vision';

/** When it happens and where new ids come from. */
export interface BoardContext {
  /** Moment, ISO 8601, UTC. */
  readonly at: string;
  readonly newId: NewId;
}

/** Operations that make an empty board; none when there is one. */
export function ensureBoard(board: Board | null, id: BoardRecordId): Op[] {
  if (board) return [];
  const defaults = { id, cards: {}, history: {}, citedResearch: {}, decidedInsights: {} };
  return [{ op: 'ensure', kind: 'board', id, defaults }];
}

function placeOf(id: BoardRecordId, field: BoardField): string {
  const boardId = boardAt(id);
  const fields = boardId === 'vision' ? [...new Set<BoardField>([...CHAT_FIELDS, ...VISION_FIELDS])] : [];
  const all = fields.length > 0 ? fields : BOARD_CARDS[boardId].map((card) => card.field);
  return positionAt(Math.max(0, all.indexOf(field)));
}

/**
 * Operations that give a card a new text; none when it says the same. The board is made when there is none. The text before
 * goes into the card's history, from which the oldest beyond {@link KEPT_VERSIONS} drop out; an empty text is no version.
 */
export function editCard(
  board: Board | null,
  boardId: BoardRecordId,
  field: BoardField,
  content: string,
  { at, newId }: BoardContext,
): Op[] {
  const card = board?.cards[field];
  const text = tidied(content);
  const before = card?.content ?? '';
  if (text === tidied(before)) return [];
  const on = { kind: 'board', id: boardId } as const;
  const ops: Op[] = [
    ...ensureBoard(board, boardId),
    {
      op: 'put',
      ...on,
      map: 'cards',
      key: field,
      value: { content: text, editedAt: at, position: card?.position ?? placeOf(boardId, field) },
    },
  ];
  if (before.trim() === '') return ops;
  const versions = versionsOf(board, field);
  const last = ordered(board?.history ?? {}).at(-1)?.position ?? null;
  ops.push(
    {
      op: 'put',
      ...on,
      map: 'history',
      key: `${field}:${newId()}`,
      value: { field, content: before, until: at, position: positionBetween(last, null) },
    },
    ...versions.slice(KEPT_VERSIONS - 1).map(({ key }): Op => ({ op: 'drop', ...on, map: 'history', key })),
  );
  return ops;
}

/**
 * Operations that give a card an earlier text again; the present one goes into the history like at any edit.
 * @throws RangeError when the version is not there any more (another tab)
 */
export function restoreVersion(board: Board, key: string, context: BoardContext): Op[] {
  const version = Object.hasOwn(board.history, key) ? board.history[key] : undefined;
  if (!version) throw new RangeError(`no version «${key}»`);
  return editCard(board, board.id, version.field, version.content, context);
}
