import { supportInWords, supportOf } from '#src/domain/research/across/support.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import type { People } from '#src/domain/research/participant.ts';
import { PeopleCount } from '#src/features/research/people/PeopleCount.tsx';

import { usePeople } from '../people.ts';
import { useRecord } from '#store/queries.ts';
import { useGoneNotice } from './openEvidence.ts';

/** People for and against a hypothesis: reads its quotes as they are stored, since the shown ones are signed. */
export function HypothesisPeople({ id }: Pick<Hypothesis, 'id'>) {
  const people = usePeople();
  const hypothesis = useRecord('hypothesis', id).data;
  return hypothesis && people.state === 'ready' ? <Counted hypothesis={hypothesis} people={people.value} /> : null;
}

/** Its quotes are shown above: that it was removed elsewhere is shown. */
function Counted({ hypothesis, people }: { readonly hypothesis: Hypothesis; readonly people: People }) {
  useGoneNotice(hypothesis);
  return <PeopleCount words={supportInWords(supportOf(hypothesis, people))} />;
}
