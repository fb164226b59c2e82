import { useState } from 'react';

import { dateOf } from '#src/domain/core/format.ts';
import { living } from '#src/domain/core/record.ts';
import { hypothesisScore } from '#src/domain/evidence/hypothesisScore.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { ScoreButton } from '#src/patterns/evidence/ScoreButton.tsx';
import { ScoreLine } from '#src/patterns/evidence/ScoreLine.tsx';
import { ScoreRoom } from '#src/patterns/evidence/ScoreRoom.tsx';

import { useAll, useRecord, useSummaries } from '#store/queries.ts';

interface HypothesisScoreProps extends Pick<Hypothesis, 'id'> {
  /** Text of the hypothesis: the score can then be asked about. Null: the score is only shown, since it is in a button. */
  readonly text: string | null;
}

const readToday = () => dateOf(new Date());

/** Evidence score of a hypothesis, from the current state of its record and those around it; nothing when it is gone. */
export function HypothesisScore({ id, text }: HypothesisScoreProps) {
  const [today] = useState(readToday);
  const record = useRecord('hypothesis', id);
  const hypothesis = living(record.data);
  const experiments = useSummaries('experiment').data?.items;
  const materials = useAll('material').data?.items;
  const studies = useSummaries('research').data?.items;
  if (record.data && !hypothesis) return null;
  if (!hypothesis || !experiments || !materials || !studies) return text === null ? null : <ScoreRoom />;
  const score = hypothesisScore(hypothesis, { experiments, materials, studies, today });
  return text === null ? <ScoreLine score={score} /> : <ScoreButton score={score} of={text} />;
}
