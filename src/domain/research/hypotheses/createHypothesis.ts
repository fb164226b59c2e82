import type { Hypothesis, Relevance } from '../hypothesis.ts';
import type { MadeBy } from '../../core/schema.ts';
import type { Op } from '../../core/operation.ts';
import { MAIN_PRODUCT } from '../../workspace.ts';
import { keyedList, type NewId } from '../../core/record.ts';
import type { Research } from '../research.ts';
import type { Stage } from '../../core/stage.ts';
import { type QuoteOfStudy, quoteOf } from './addQuotes.ts';
import type { SelectedQuote } from '../reading/selectedQuote.ts';

/** The small form over a selected passage. */
export interface HypothesisForm {
  readonly text: string;
  readonly stage: Stage;
  readonly touchpoint: string;
  readonly relevance: Relevance;
  /** The model that proposed it. Default: none did. */
  readonly madeBy?: MadeBy;
}

/**
 * Operations that make a hypothesis of a selected passage, or of several, from any studies, for it or against; it comes last by
 * priority and keeps its quotes and their places.
 * @param research the study that it belongs to
 */
export function createHypothesis(
  research: Pick<Research, 'id' | 'title'>,
  selected: SelectedQuote | readonly QuoteOfStudy[],
  form: HypothesisForm,
  existing: readonly Pick<Hypothesis, 'priority'>[],
  newId: NewId,
): { id: string; ops: Op[] } {
  const id = newId();
  const quotes: readonly QuoteOfStudy[] = 'passage' in selected ? [{ study: research, quote: selected }] : selected;
  const priority = Math.max(0, ...existing.map((hypothesis) => hypothesis.priority)) + 1;
  return {
    id,
    ops: [
      {
        op: 'create',
        kind: 'hypothesis',
        id,
        record: {
          id,
          text: form.text.trim(),
          description: '',
          stage: form.stage,
          touchpoint: form.touchpoint,
          status: 'new',
          relevance: form.relevance,
          priority,
          researchId: research.id,
          productId: MAIN_PRODUCT,
          comment: '',
          jtbd: '',
          context: '',
          gains: {},
          pains: {},
          metrics: {},
          quotes: keyedList(
            'quote',
            quotes.map(({ study, quote, stance = 'for' }) => ({ ...quoteOf(study, quote), stance })),
          ),
          ...(form.madeBy ? { madeBy: form.madeBy } : {}),
          history: {},
        },
      },
    ],
  };
}
