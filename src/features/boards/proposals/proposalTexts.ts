import type { BoardId } from '../../../domain/boards/board.ts';
import type { OfferedPlace } from '../../../domain/boards/cardPlaces.ts';
import type { CardProposal, LearningSources } from '../../../domain/boards/learning/proposals.ts';
import { SHOWN_CARDS } from '../../../domain/boards/shown.ts';
import { counted, quoted } from '../../../domain/core/format.ts';
import type { BoardField } from '../../../domain/boards/fields.ts';

/** Why there is nothing to propose, and what would change that. */
export const NOTHING_NEW: Readonly<Record<LearningSources, { readonly title: string; readonly text: string }>> = {
  none: {
    title: 'Интервью пока не было',
    text: 'Предлагать пока нечего: нет ни\u00A0исследований, ни\u00A0завершённых экспериментов. Загрузите исследование, и\u00A0его инсайты появятся здесь.',
  },
  unfinished: {
    title: 'Инсайтов пока нет',
    text: 'Предложения берутся из\u00A0завершённых исследований с\u00A0инсайтами и\u00A0экспериментов с\u00A0выводом; таких ещё нет. Когда появятся, предложим их здесь.',
  },
  finished: {
    title: 'Новых инсайтов и выводов нет',
    text: 'Доска уже учитывает все завершённые исследования и эксперименты. Завершите ещё одно исследование или эксперимент с\u00A0выводом, и\u00A0новое появится здесь.',
  },
};

/** Title of a card of a board; the field itself where there is none. */
export const titleOf = (boardId: BoardId, field: BoardField): string =>
  SHOWN_CARDS[boardId].find((card) => card.field === field)?.title ?? field;

/** «3 инсайта исследований и 1 вывод эксперимента»: what was said and what was tried are never counted as one. */
export function countedKinds(proposals: readonly CardProposal[]): string {
  const tried = proposals.filter(({ experimentId }) => experimentId !== null).length;
  const lines = proposals.filter(({ byModel }) => byModel !== undefined).length;
  const said = proposals.length - tried - lines;
  const kinds = [
    said > 0 ? counted(said, ['инсайт исследования', 'инсайта исследований', 'инсайтов исследований']) : '',
    tried > 0 ? counted(tried, ['вывод эксперимента', 'вывода экспериментов', 'выводов экспериментов']) : '',
    lines > 0 ? counted(lines, ['строка модели', 'строки модели', 'строк модели']) : '',
  ].filter(Boolean);
  const last = kinds.pop() ?? '';
  return kinds.length === 0 ? last : `${kinds.join(', ')} и\u00A0${last}`;
}

/** Most letters of a line in a list of places. */
const MOST = 60;

const short = (words: string): string =>
  words.length <= MOST ? words : `${words.slice(0, MOST).replace(/\s+\S*$/, '')}…`;

/** Returns the name of a table's column; its number where it has no name. */
export const columnName = (name: string, index: number): string => (name === '' ? `Столбец ${index + 1}` : name);

/** Returns the name of a card's place in a list of them; null for its end. */
export function placeName(offered: OfferedPlace | null): string {
  if (offered === null) return 'В\u00A0конце';
  const { place, told } = offered;
  if (place.kind === 'start') return 'В\u00A0начале';
  if (place.kind === 'cell') {
    return told === '' ? 'В\u00A0строке таблицы без\u00A0названия' : `В\u00A0строке таблицы ${quoted(short(told))}`;
  }
  return told === '' ? 'После таблицы' : `После ${quoted(short(told))}`;
}
