import { loadModel } from '#src/domain/evidence/loadModel.ts';
import { reviewOf } from '#src/domain/evidence/review.ts';
import { turnsOf, type GivenRoles } from '#src/domain/research/transcript.ts';

import { serve } from '#files/worker/serve.ts';

/** A text whose interview is reviewed. */
export interface TextToReview {
  readonly text: string;
  /** Roles that a person gave to its speakers. */
  readonly given: GivenRoles;
}

export type ReviewWorker = typeof functions;

const functions = serve({
  review: async ({ text, given }: TextToReview) => reviewOf(text, turnsOf(text, given), await loadModel()),
});
