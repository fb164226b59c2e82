import { SCREEN_HEADINGS } from '../../../domain/core/screenHeadings.ts';
import { NO_RESEARCH_FILTER } from '../../../domain/research/filter.ts';
import { RESEARCH_CHOICES } from '../researchChoices.ts';

/** What the list of studies says, and what it can be narrowed by. */
export const STUDY_LIST = {
  heading: SCREEN_HEADINGS.research,
  listTitle: 'Список исследований',
  searchLabel: 'Поиск исследований...',
  searchedIn: 'Поиск смотрит названия, описания, авторов и тексты материалов.',
  noun: ['исследование', 'исследования', 'исследований'],
  noFilter: NO_RESEARCH_FILTER,
  choices: RESEARCH_CHOICES,
  emptyTitle: 'Исследований пока нет',
  emptyText:
    'Здесь собираются интервью, опросы и наблюдения, и из слов респондентов получаются гипотезы. Проведите интервью отсюда, или загрузите расшифровку того, что уже прошло.',
} as const;
