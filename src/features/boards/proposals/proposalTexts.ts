import type { BoardId } from '../../../domain/boards/board.ts';
import { BOARD_CARDS, type CardProposal, type LearningSources } from '../../../domain/boards/rules.ts';
import { counted } from '../../../domain/core/format.ts';
import type { BoardField } from '../../../domain/boards/fields.ts';

/** Why there is nothing to propose, and what would change that. */
export const NOTHING_NEW: Readonly<Record<LearningSources, { readonly title: string; readonly text: string }>> = {
  none: {
    title: 'Интервью пока не было',
    text: 'Доске не на\u00A0чем учиться: нет ни\u00A0исследований, ни\u00A0завершённых экспериментов. Загрузите исследование, и\u00A0его инсайты появятся здесь.',
  },
  unfinished: {
    title: 'Инсайтов пока нет',
    text: 'Доска учится на\u00A0завершённых исследованиях с\u00A0инсайтами и на\u00A0экспериментах с\u00A0выводом; таких ещё нет. Когда появятся, предложим их здесь.',
  },
  finished: {
    title: 'Новых инсайтов и выводов нет',
    text: 'Доска уже учитывает все завершённые исследования и эксперименты. Завершите ещё одно исследование или эксперимент с\u00A0выводом, и\u00A0новое появится здесь.',
  },
};

/** Title of a card of a board; the field itself where there is none. */
export const titleOf = (boardId: BoardId, field: BoardField): string =>
  BOARD_CARDS[boardId].find((card) => card.field === field)?.title ?? field;

/** «3 инсайта исследований и 1 вывод эксперимента»: what was said and what was tried are never counted as one. */
export function countedKinds(proposals: readonly CardProposal[]): string {
  const tried = proposals.filter(({ experimentId }) => experimentId !== null).length;
  const said = proposals.length - tried;
  return [
    said > 0 ? counted(said, ['инсайт исследования', 'инсайта исследований', 'инсайтов исследований']) : '',
    tried > 0 ? counted(tried, ['вывод эксперимента', 'вывода экспериментов', 'выводов экспериментов']) : '',
  ]
    .filter(Boolean)
    .join(' и\u00A0');
}
