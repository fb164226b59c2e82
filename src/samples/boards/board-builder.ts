import type { Board, BoardId } from '../../domain/boards/board.ts';
import { positionAt } from '../../domain/core/record.ts';
import { moment, stamp } from '../stamp.ts';
import type { BoardField } from '../../domain/boards/fields.ts';

/** Texts of a board's cards, in the order of its fields. */
export type CardTexts<F extends BoardField> = Readonly<Record<F, string>>;

/** Makes a board of its cards' texts, all written on one day. */
export function board<F extends BoardField>(
  id: BoardId,
  editedOn: string,
  texts: CardTexts<F>,
  rest: Partial<Pick<Board, 'history' | 'citedResearch'>> = {},
): Board {
  const cards = Object.entries<string>(texts).map(([field, content], index) => [
    field,
    { content, editedAt: moment(editedOn, '15:00'), position: positionAt(index) },
  ]);
  return stamp('board', moment(editedOn, '15:00'), {
    id,
    cards: Object.fromEntries(cards),
    history: rest.history ?? {},
    citedResearch: rest.citedResearch ?? {},
    decidedInsights: {},
  });
}
