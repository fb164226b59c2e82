import type { InterviewReview } from '#src/domain/evidence/review.ts';

import { callOnce } from '#files/worker/call.ts';
import type { ReviewWorker, TextToReview } from './reviewText.worker.ts';

const start = () => new Worker(new URL('./reviewText.worker.ts', import.meta.url), { type: 'module' });

/**
 * Reviews how an interview was led, off the main thread; null where no interviewer is known.
 * @throws WorkerFailure when the worker fails; the signal's reason when stopped
 */
export function reviewText(asked: TextToReview, signal: AbortSignal): Promise<InterviewReview | null> {
  return callOnce<ReviewWorker, 'review'>(start, 'review', asked, { signal });
}
