import { supportInWords, supportOf } from '#src/domain/research/across/support.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { PeopleCount } from '#src/features/research/people/PeopleCount.tsx';

import { usePeople } from '../people.ts';
import { useRecord } from '../../workspace/queries.ts';

/** Who stands behind a hypothesis and against it: reads its quotes as they are stored, since those that are shown are signed. */
export function HypothesisPeople({ id }: Pick<Hypothesis, 'id'>) {
  const people = usePeople();
  const hypothesis = useRecord('hypothesis', id).data;
  return hypothesis && people.state === 'ready' ? (
    <PeopleCount words={supportInWords(supportOf(hypothesis, people.value))} />
  ) : null;
}
