import type { Board, BoardId } from '../../domain/boards/board.ts';
import { positionAt, type DateText } from '../../domain/core/record.ts';
import { moment, stamp } from '../stamp.ts';
import { STUDIES, type StudyKey } from '../studies.ts';
import type { BoardField } from '../../domain/boards/fields.ts';

/** Texts of a board's cards, in the order of its fields. */
export type CardTexts<F extends BoardField> = Readonly<Record<F, string>>;

/** The card that an insight of a study, or an experiment's conclusion, was taken into; null where it was turned down. */
export type SampleCardSource =
  | readonly [study: StudyKey, insight: number, field: BoardField | null]
  | readonly [experimentId: `experiment-${string}`, field: BoardField | null];

/** Returns decisions about insights and conclusions, in that order, all on one day. */
export function decided(day: DateText, taken: readonly SampleCardSource[]): Board['decidedInsights'] {
  const at = moment(day, '12:00');
  return Object.fromEntries(
    taken.map((one, index) => {
      const field = one.length === 3 ? one[2] : one[1];
      const researchId = one.length === 3 ? STUDIES[one[0]].id : null;
      const experimentId = one.length === 3 ? null : one[0];
      const key = one.length === 3 ? `${researchId}:insight-${one[1]}` : `experiment:${experimentId}`;
      return [key, { researchId, experimentId, field, accepted: field !== null, at, position: positionAt(index) }];
    }),
  );
}

/** Makes a board of its cards' texts, all written on one day. */
export function board<F extends BoardField>(
  id: BoardId,
  editedOn: string,
  texts: CardTexts<F>,
  rest: Partial<Pick<Board, 'history' | 'citedResearch' | 'decidedInsights'>> = {},
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
    decidedInsights: rest.decidedInsights ?? {},
  });
}
