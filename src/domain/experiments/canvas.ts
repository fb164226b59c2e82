import type { Canvas } from './experiment.ts';
import { EXPERIMENT_TERMS } from './terms.ts';

/** How a canvas field is edited: one line, several lines, a choice of {@link EXPERIMENT_FORMATS}, a calendar date. */
export type CanvasFieldKind = 'line' | 'text' | 'format' | 'date';

/** A field of the canvas as the dialog shows it. */
export interface CanvasField {
  readonly field: keyof Canvas;
  readonly label: string;
  /** Hint for the input, for a placeholder or a description. */
  readonly hint: string;
  readonly kind: CanvasFieldKind;
}

/** The 15 fields of the MVP Experiment Canvas in their order (R40). */
export const CANVAS_FIELDS: readonly CanvasField[] = [
  {
    field: 'name',
    label: EXPERIMENT_TERMS.experiment.name,
    hint: 'Коротко, чтобы команда узнала его на доске',
    kind: 'line',
  },
  {
    field: 'customerSegment',
    label: EXPERIMENT_TERMS.experiment.customerSegment,
    hint: 'Для кого эксперимент и по какому признаку вы этих людей найдёте',
    kind: 'text',
  },
  {
    field: 'valueProposition',
    label: EXPERIMENT_TERMS.experiment.valueProposition,
    hint: 'Что человек получит и чем это лучше того, как он обходится сейчас',
    kind: 'text',
  },
  {
    field: 'channels',
    label: EXPERIMENT_TERMS.experiment.channels,
    hint: 'Где люди встретятся с тем, что вы проверяете',
    kind: 'text',
  },
  {
    field: 'customerEngagement',
    label: EXPERIMENT_TERMS.experiment.customerEngagement,
    hint: 'Что человек увидит и что сделает, шаг за шагом',
    kind: 'text',
  },
  {
    field: 'riskiestAssumption',
    label: EXPERIMENT_TERMS.experiment.riskiestAssumption,
    hint: 'Если оно неверно, идея не сработает. С него и начните проверку',
    kind: 'text',
  },
  {
    field: 'experimentFormat',
    label: EXPERIMENT_TERMS.experiment.experimentFormat,
    hint: 'Самый дешёвый способ получить честный ответ',
    kind: 'format',
  },
  {
    field: 'scenario',
    label: EXPERIMENT_TERMS.experiment.scenario,
    hint: 'Кому и что показываем, сколько времени, когда останавливаемся',
    kind: 'text',
  },
  {
    field: 'metrics',
    label: EXPERIMENT_TERMS.experiment.metrics,
    hint: 'Что измеряем и где берём числа',
    kind: 'text',
  },
  {
    field: 'successCriteria',
    label: EXPERIMENT_TERMS.experiment.successCriteria,
    hint: 'Какое число решит, что гипотеза подтвердилась. Запишите его до запуска',
    kind: 'text',
  },
  {
    field: 'results',
    label: EXPERIMENT_TERMS.experiment.results,
    hint: 'Что получилось на самом деле, с числами',
    kind: 'text',
  },
  {
    field: 'learnings',
    label: EXPERIMENT_TERMS.experiment.learnings,
    hint: 'Что теперь известно о клиентах, чего раньше не знали',
    kind: 'text',
  },
  {
    field: 'nextSteps',
    label: EXPERIMENT_TERMS.experiment.nextSteps,
    hint: 'VALIDATED / INVALIDATED / INCONCLUSIVE — и что делаем дальше',
    kind: 'text',
  },
  { field: 'startDate', label: EXPERIMENT_TERMS.experiment.startDate, hint: 'Первый день эксперимента', kind: 'date' },
  { field: 'endDate', label: EXPERIMENT_TERMS.experiment.endDate, hint: 'День, когда подводим итоги', kind: 'date' },
];
