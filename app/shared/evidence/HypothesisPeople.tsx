import { supportInWords, supportOf } from '#src/domain/research/across/support.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import type { People } from '#src/domain/research/participant.ts';
import { PeopleCount } from '#src/features/research/people/PeopleCount.tsx';

import { usePeople } from '../people.ts';
import { useRecord } from '../../workspace/queries.ts';
import { useGoneNotice } from './openEvidence.ts';

/** Who stands behind a hypothesis and against it: reads its quotes as they are stored, since those that are shown are signed. */
export function HypothesisPeople({ id }: Pick<Hypothesis, 'id'>) {
  const people = usePeople();
  const hypothesis = useRecord('hypothesis', id).data;
  return hypothesis && people.state === 'ready' ? <Counted hypothesis={hypothesis} people={people.value} /> : null;
}

/** Its words stand above: that it was removed elsewhere is said. */
function Counted({ hypothesis, people }: { readonly hypothesis: Hypothesis; readonly people: People }) {
  useGoneNotice(hypothesis);
  return <PeopleCount words={supportInWords(supportOf(hypothesis, people))} />;
}
