import { useEffect, useState } from 'react';

import type { InterviewReview } from '#src/domain/evidence/review.ts';
import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { SpeakerLabels } from '#src/domain/research/layouts/blockHead.ts';
import type { Material } from '#src/domain/research/research.ts';
import { ReviewDialog, type ReviewDialogProps } from '#src/features/research/reading/view/review/ReviewDialog.tsx';

import { reviewText } from './reviewText.ts';

/** Text under review, and the callbacks of the panel. */
export interface ReviewPanelProps extends Pick<ReviewDialogProps, 'text' | 'onShow' | 'onClose'> {
  material: Material;
  /** Who speaks in the text; null: guessed. */
  labels: SpeakerLabels;
}

function Attempt({ material, labels, onRetry, ...rest }: ReviewPanelProps & Pick<ReviewDialogProps, 'onRetry'>) {
  const { text } = rest;
  const { name, speakers } = material;
  const [review, setReview] = useState<Loadable<InterviewReview | null>>(LOADING);
  useEffect(() => {
    const stopper = new AbortController();
    reviewText({ text, labels, given: speakers }, stopper.signal).then(
      (found) => {
        if (!stopper.signal.aborted) setReview(ready(found));
      },
      () => {
        if (!stopper.signal.aborted) setReview(failed('Проверка не запустилась. Текст и отметки целы.'));
      },
    );
    return () => stopper.abort();
  }, [text, labels, speakers]);
  return <ReviewDialog {...rest} name={name} review={review} onRetry={onRetry} />;
}

/** «Разбор интервью» of a material: reviewed in a worker while it is open, anew when the text or its speakers change. */
export function ReviewPanel(props: ReviewPanelProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}
