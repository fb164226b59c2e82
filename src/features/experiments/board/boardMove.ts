import {
  EXPERIMENT_STATUS_LABELS,
  type ExperimentStatus,
  type ExperimentSummary,
} from '../../../domain/experiments/experiment.ts';
import { planMove } from '../../../domain/experiments/moves.ts';
import { STAGE_NAMES, type Stage } from '../../../domain/core/stage.ts';

/** A column of the board: a stage's experiments in one status. */
export interface BoardPlace {
  readonly stage: Stage;
  readonly status: ExperimentStatus;
}

/** Result of dropping a card. */
export interface BoardDrop {
  /**
   * `move`: the caller is informed; `stay`: nothing happens, it remains in place; `refused`: nothing happens, `text` says why.
   */
  readonly kind: 'move' | 'stay' | 'refused';
  /** Russian words for the screen reader, and for the eye when it is refused. */
  readonly text: string;
}

/** Id of a column among the places a card can be dropped. */
export function placeId({ stage, status }: BoardPlace): string {
  return `${stage} ${status}`;
}

/**
 * Returns the result of dropping an experiment on a column; null is beside every column. A move is not yet made at this point.
 */
export function dropOn(experiment: ExperimentSummary, place: BoardPlace | null): BoardDrop {
  const own = `«${EXPERIMENT_STATUS_LABELS[experiment.status]}»`;
  if (place === null) return { kind: 'stay', text: `Мимо колонок: эксперимент остаётся в колонке ${own}` };
  if (place.stage !== experiment.cjmStage) {
    return {
      kind: 'refused',
      text: `Этап эксперимента не меняется: он остаётся на этапе ${STAGE_NAMES[experiment.cjmStage]}`,
    };
  }
  const plan = planMove(experiment, place.status);
  const target = `«${EXPERIMENT_STATUS_LABELS[place.status]}»`;
  switch (plan.kind) {
    case 'none':
      return { kind: 'stay', text: `Эксперимент остаётся в колонке ${own}` };
    case 'refused':
      return { kind: 'refused', text: plan.why };
    case 'ops':
      return { kind: 'move', text: `Карточка положена в колонку ${target}` };
    case 'launch':
      return { kind: 'move', text: 'Чтобы взять эксперимент в работу, заполните форму запуска' };
    case 'finish':
      return { kind: 'move', text: 'Чтобы завершить эксперимент, запишите результаты и вывод' };
  }
}
