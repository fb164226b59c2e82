import type { PlacedCard } from '../../domain/boards/shown.ts';
import type { BoardField } from '../../domain/boards/fields.ts';

/** Columns of a board where it has its full width: on a desk and on paper. */
export const BOARD_COLUMNS = 3;

const WIDE: ReadonlySet<BoardField> = new Set(['pestel', 'strategicCanvas', 'okr']);

/** Columns that a card asks for: what is drawn takes two, what has a row of its own all. */
export const ownSpan = ({ field, alone }: Pick<PlacedCard, 'field' | 'alone'>): number =>
  alone ? BOARD_COLUMNS : WIDE.has(field) ? 2 : 1;

/** Columns that each card of a board takes: the last one of a row fills it, so that no board has holes. */
export function cardSpans(cards: readonly Pick<PlacedCard, 'field' | 'alone'>[], columns: number): readonly number[] {
  const spans = cards.map((card) => Math.min(columns, ownSpan(card)));
  let used = 0;
  spans.forEach((span, index) => {
    used += span;
    const next = spans[index + 1];
    if (next !== undefined && used + next <= columns) return;
    spans[index] = span + columns - used;
    used = 0;
  });
  return spans;
}
