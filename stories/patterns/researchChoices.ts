import {
  RESEARCH_STATUS_LABELS,
  RESEARCH_STATUSES,
  RESEARCH_TYPE_LABELS,
  RESEARCH_TYPES,
} from '#src/domain/research/research.ts';
import type { FilterChoice } from '#src/patterns/list/filterChoice.ts';

/** The filters of the list of studies, for the stories of the bar and the sheet: nothing chosen. */
export const researchChoices: readonly FilterChoice[] = [
  {
    name: 'status',
    label: 'Статус',
    options: [
      { value: 'all', label: 'Все статусы' },
      ...RESEARCH_STATUSES.map((value) => ({ value, label: RESEARCH_STATUS_LABELS[value] })),
    ],
    value: 'all',
  },
  {
    name: 'type',
    label: 'Тип',
    options: [
      { value: 'all', label: 'Все типы' },
      ...RESEARCH_TYPES.map((value) => ({ value, label: RESEARCH_TYPE_LABELS[value] })),
    ],
    value: 'all',
  },
];

/** Filters with the values that were chosen; the others stay. */
export const withValues = (choices: readonly FilterChoice[], values: Readonly<Record<string, string>>) =>
  choices.map((choice) => ({ ...choice, value: values[choice.name] ?? choice.value }));

/** The filters of the list of studies with other values. */
export const chosen = (values: Readonly<Record<string, string>>): readonly FilterChoice[] =>
  withValues(researchChoices, values);
