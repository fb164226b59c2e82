import { peopleInWords } from '#src/domain/research/people.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { PeopleCount } from '#src/features/research/people/PeopleCount.tsx';

import { usePeople } from '../../../shared/people.ts';
import { useRecord } from '../../../workspace/queries.ts';

/** How many people stand behind a hypothesis: reads its quotes as they are stored, since those that are shown are signed. */
export function HypothesisPeople({ id }: Pick<Hypothesis, 'id'>) {
  const people = usePeople();
  const hypothesis = useRecord('hypothesis', id).data;
  return hypothesis && people.state === 'ready' ? (
    <PeopleCount words={peopleInWords(hypothesis, people.value)} />
  ) : null;
}
