import type { Board, BoardRecordId } from './board.ts';
import type { BoardField } from './fields.ts';
import { ensureBoard, type BoardContext } from './cardEdits.ts';
import { contentOf } from './cards.ts';
import type { Op } from '../core/operation.ts';
import { ordered, positionBetween } from '../core/record.ts';

/** Gives places after the last of a map, one after another. */
function placesAfter(last: string | null): () => string {
  let place = last;
  return () => (place = positionBetween(place, null));
}

const lastOf = (members: Parameters<typeof ordered>[0]): string | null => ordered(members).at(-1)?.position ?? null;

const writtenOf = (board: Board): readonly BoardField[] =>
  (Object.keys(board.cards) as BoardField[]).filter((field) => contentOf(board, field).trim() !== '');

/** Returns cards with text on both boards: only one of the texts can remain. */
export function cardsOnBoth(from: Board, to: Board | null): readonly BoardField[] {
  return writtenOf(from).filter((field) => contentOf(to, field).trim() !== '');
}

/** How many cards of a board have something on them. */
export const writtenCards = (board: Board): number => writtenOf(board).length;

/**
 * Returns operations that move a board's content to another one and remove it. A card that is empty there gets the text, with its
 * age. Existing text stays there, and the moved one becomes an earlier text of the card, from which it can be restored. Decisions
 * about insights are moved too (R294).
 * @param to the target board; null while there is none
 */
export function moveBoard(from: Board, toId: BoardRecordId, to: Board | null, { at, newId }: BoardContext): Op[] {
  const on = { kind: 'board', id: toId } as const;
  const both = new Set(cardsOnBoth(from, to));
  const nextVersion = placesAfter(lastOf(to?.history ?? {}));
  const nextStudy = placesAfter(lastOf(to?.citedResearch ?? {}));
  const nextDecision = placesAfter(lastOf(to?.decidedInsights ?? {}));
  const ops: Op[] = [...ensureBoard(to, toId)];
  for (const { key: _key, ...version } of ordered(from.history)) {
    const value = { ...version, position: nextVersion() };
    ops.push({ op: 'put', ...on, map: 'history', key: `${version.field}:${newId()}`, value });
  }
  for (const field of writtenOf(from)) {
    const card = from.cards[field];
    if (!card) continue;
    if (both.has(field)) {
      const value = { field, content: card.content, until: at, position: nextVersion() };
      ops.push({ op: 'put', ...on, map: 'history', key: `${field}:${newId()}`, value });
    } else {
      ops.push({ op: 'put', ...on, map: 'cards', key: field, value: card });
    }
  }
  for (const { key, ...study } of ordered(from.citedResearch)) {
    if (Object.hasOwn(to?.citedResearch ?? {}, key)) continue;
    ops.push({ op: 'put', ...on, map: 'citedResearch', key, value: { ...study, position: nextStudy() } });
  }
  for (const { key, ...decision } of ordered(from.decidedInsights)) {
    if (Object.hasOwn(to?.decidedInsights ?? {}, key)) continue;
    ops.push({ op: 'put', ...on, map: 'decidedInsights', key, value: { ...decision, position: nextDecision() } });
  }
  return [...ops, { op: 'remove', kind: 'board', id: from.id }];
}
