import { EXPERIMENT_STATUS_LABELS, EXPERIMENT_STATUSES } from '../../domain/experiments/experiment.ts';
import type { ExperimentFilter } from '../../domain/experiments/filter.ts';
import { STAGE_NAMES, STAGES } from '../../domain/core/stage.ts';
import { PROOF_CHOICE, rankChoice } from '../../patterns/evidence/proofChoices.ts';
import { EXPERIMENT_TERMS } from '../../domain/experiments/terms.ts';
import type { ListChoice } from '../../patterns/list/listChoice.ts';

/** Filters of the list of experiments, beside its search. */
export const EXPERIMENT_CHOICES: readonly ListChoice<ExperimentFilter>[] = [
  {
    name: 'status',
    label: EXPERIMENT_TERMS.experiment.status,
    word: 'статус',
    options: [
      { value: 'all', label: 'Все статусы' },
      ...EXPERIMENT_STATUSES.map((status) => ({ value: status, label: EXPERIMENT_STATUS_LABELS[status] })),
    ],
  },
  {
    name: 'stage',
    label: EXPERIMENT_TERMS.experiment.cjmStage,
    word: 'этап',
    options: [
      { value: 'all', label: 'Все этапы' },
      ...STAGES.map((stage) => ({ value: stage, label: STAGE_NAMES[stage], lang: 'en' })),
    ],
  },
  PROOF_CHOICE,
  rankChoice('Сначала новые'),
];
