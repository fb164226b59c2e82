import type { EditContext } from '../../core/fieldHistory.ts';
import { parseNumber } from '../../core/format.ts';
import type { Op } from '../../core/operation.ts';
import { checkHypothesis, editHypothesis, hypothesisFieldsOf, type HypothesisFields } from '../editing.ts';
import type { Hypothesis } from '../hypothesis.ts';

/** A hypothesis as it is typed: its priority is a text. */
export type HypothesisDraft = Omit<HypothesisFields, 'priority'> & { readonly priority: string };

/** A hypothesis as its form begins. */
export function hypothesisDraftOf(hypothesis: Hypothesis): HypothesisDraft {
  return { ...hypothesisFieldsOf(hypothesis), priority: String(hypothesis.priority) };
}

const fieldsOf = (draft: HypothesisDraft): HypothesisFields => ({
  ...draft,
  priority: parseNumber(draft.priority) ?? Number.NaN,
});

/** Returns the errors of a hypothesis as typed, by field; empty when it can be stored. */
export const checkHypothesisDraft = (draft: HypothesisDraft): Partial<Record<keyof HypothesisDraft, string>> =>
  checkHypothesis(fieldsOf(draft));

/** Operations that change a hypothesis as its form says, each field remembered as it was; none when nothing is different. */
export const changeHypothesis = (hypothesis: Hypothesis, draft: HypothesisDraft, context: EditContext): Op[] =>
  editHypothesis(hypothesis, fieldsOf(draft), context);
