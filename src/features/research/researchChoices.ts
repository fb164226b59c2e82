import {
  RESEARCH_STATUS_LABELS,
  RESEARCH_STATUSES,
  RESEARCH_TYPE_LABELS,
  RESEARCH_TYPES,
} from '../../domain/research/research.ts';
import type { ResearchFilter } from '../../domain/research/filter.ts';
import { RESEARCH_TERMS } from '../../domain/research/words/terms.ts';
import type { ListChoice } from '../../patterns/list/listChoice.ts';

/** Filters of the list of studies, beside its search. */
export const RESEARCH_CHOICES: readonly ListChoice<ResearchFilter>[] = [
  {
    name: 'status',
    label: RESEARCH_TERMS.research.status,
    word: 'статус',
    options: [
      { value: 'all', label: 'Все статусы' },
      ...RESEARCH_STATUSES.map((status) => ({ value: status, label: RESEARCH_STATUS_LABELS[status] })),
    ],
  },
  {
    name: 'type',
    label: RESEARCH_TERMS.research.type,
    word: 'тип',
    options: [
      { value: 'all', label: 'Все типы' },
      ...RESEARCH_TYPES.map((type) => ({ value: type, label: RESEARCH_TYPE_LABELS[type] })),
    ],
  },
];
