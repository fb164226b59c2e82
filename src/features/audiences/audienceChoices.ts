import { AUDIENCE_STAGES } from '../../domain/audiences/audience.ts';
import { AUDIENCE_SIZES, SIZE_LABELS, type AudienceFilter } from '../../domain/audiences/filter.ts';
import { AUDIENCE_TERMS } from '../../domain/audiences/terms.ts';
import type { ListChoice } from '../../patterns/list/listChoice.ts';

/** Filters of the list of audiences, beside its search. */
export const AUDIENCE_CHOICES: readonly ListChoice<AudienceFilter>[] = [
  {
    name: 'stage',
    label: AUDIENCE_TERMS.audience.funnelStages,
    word: 'этап',
    options: [
      { value: 'all', label: 'Все этапы' },
      ...AUDIENCE_STAGES.map((stage) => ({ value: stage, label: stage })),
    ],
  },
  {
    name: 'size',
    label: 'Размер',
    word: 'размер',
    options: (['all', ...AUDIENCE_SIZES] as const).map((size) => ({ value: size, label: SIZE_LABELS[size] })),
  },
];
