import type { ByModel, Canvas } from './experiment.ts';
import { checkCanvas } from './checkCanvas.ts';
import type { ModelField } from './modelFields.ts';
import type { Hypothesis } from '../research/hypothesis.ts';
import type { Op } from '../core/operation.ts';
import { positionAt } from '../core/record.ts';
import { refuse, trimTexts } from './formRules.ts';
import type { ActContext } from './timeline.ts';

/**
 * Returns operations that make an experiment of a hypothesis, which leaves the backlog's list (`in_backlog`, R34, R40). It takes
 * the hypothesis' stage, product, words and link; no member is in charge yet.
 * @param canvas the typed text; `byModel`: which of it a model proposed, none by default
 * @param status `backlog` from the Experiments screen, `New` from Tactics (R40)
 * @throws RangeError when the canvas does not pass {@link checkCanvas}
 */
export function createExperiment(
  hypothesis: Hypothesis,
  canvas: Canvas & { readonly byModel?: ByModel },
  status: 'backlog' | 'New',
  context: ActContext,
): { id: string; ops: Op[] } {
  refuse(checkCanvas(canvas));
  const id = context.newId();
  const { name, customerSegment, valueProposition, channels, customerEngagement, riskiestAssumption } = canvas;
  const { experimentFormat, scenario, metrics, successCriteria, results, learnings, nextSteps } = canvas;
  const { startDate, endDate, byModel = {} } = canvas;
  // A field that was emptied later loses its mark.
  const marks = Object.entries(byModel).filter(([field]) => canvas[field as ModelField].trim() !== '');
  const ops: Op[] = [
    {
      op: 'create',
      kind: 'experiment',
      id,
      record: {
        id,
        ...trimTexts({ name, customerSegment, valueProposition, channels, customerEngagement, riskiestAssumption }),
        ...trimTexts({ experimentFormat, scenario, metrics, successCriteria, results, learnings, nextSteps }),
        startDate,
        endDate,
        status,
        author: context.author,
        cjmStage: hypothesis.stage,
        productId: hypothesis.productId,
        hypothesis: hypothesis.text,
        hypothesisId: hypothesis.id,
        assigneeId: null,
        deadline: null,
        verdict: null,
        ...(marks.length > 0 ? { byModel: Object.fromEntries(marks) } : {}),
        timeline: {
          [context.newId()]: {
            date: context.at,
            action: 'Эксперимент создан',
            author: context.author,
            position: positionAt(0),
          },
        },
        history: {},
      },
    },
  ];
  if (hypothesis.status !== 'in_backlog') {
    ops.push({ op: 'set', kind: 'hypothesis', id: hypothesis.id, fields: { status: 'in_backlog' } });
  }
  return { id, ops };
}
