import type { Hypothesis } from '../hypothesis.ts';
import type { Op } from '../../core/operation.ts';
import { STAGE_NAMES, type Stage } from '../../core/stage.ts';

/** Result of the dialog «Добавить гипотезу в бэклог». */
export interface BacklogForm {
  /** May be empty. */
  readonly comment: string;
  readonly stage: Stage;
  readonly touchpoint: string;
  /** The product that it is about: asked where the company has several, else the one it has (R293). */
  readonly productId: string;
}

/**
 * Operations that confirm a study's hypothesis into the backlog, with the stage, touchpoint and comment as chosen
 * (R34). None when it is there already: only new ones can be added.
 */
export function addToBacklog(hypothesis: Pick<Hypothesis, 'id' | 'status'>, form: BacklogForm): Op[] {
  if (hypothesis.status !== 'new') return [];
  return [
    {
      op: 'set',
      kind: 'hypothesis',
      id: hypothesis.id,
      fields: {
        status: 'added',
        comment: form.comment.trim(),
        stage: form.stage,
        touchpoint: form.touchpoint,
        productId: form.productId,
      },
    },
  ];
}

/** Second line of the toast «Гипотеза добавлена в бэклог». */
export function addedToStage(stage: Stage): string {
  return `Гипотеза добавлена в этап ${STAGE_NAMES[stage]}`;
}

/** Hypotheses as a study shows them: by priority, ascending; equal ones in the order they were made (R32). */
export function byPriority(hypotheses: readonly Hypothesis[]): readonly Hypothesis[] {
  return [...hypotheses].sort((a, b) => a.priority - b.priority || (a.createdAt < b.createdAt ? -1 : 1));
}
