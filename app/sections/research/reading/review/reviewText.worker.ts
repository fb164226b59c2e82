import { loadModel } from '#src/domain/evidence/loadModel.ts';
import { reviewOf } from '#src/domain/evidence/review.ts';
import { turnsOf, type GivenRoles, type Transcript } from '#src/domain/research/transcript.ts';

import { serve } from '#files/worker/serve.ts';

/** A text whose interview is reviewed. */
export interface TextToReview extends Transcript {
  /** Roles that a person gave to its speakers. */
  readonly given: GivenRoles;
}

export type ReviewWorker = typeof functions;

const functions = serve({
  review: async ({ given, ...transcript }: TextToReview) =>
    reviewOf(transcript.text, turnsOf(transcript, given), await loadModel()),
});
