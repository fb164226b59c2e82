import { useState } from 'react';

import { living } from '#src/domain/core/record.ts';
import { supportInWords, supportOf } from '#src/domain/research/across/support.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import { PeopleCount } from '#src/features/research/people/PeopleCount.tsx';
import { EvidenceFold } from '#src/patterns/evidence/EvidenceFold.tsx';
import { onDemand } from '#src/ui/onDemand.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

import { usePeople } from '../people.ts';
import { useRecord } from '#store/queries.ts';

const SignedWords = onDemand(() => import('./SignedWords.tsx').then((module) => module.SignedWords));

/** People for and against a hypothesis, and their words, folded; one that is removed meanwhile stays as it was. */
export function HypothesisWords({ id }: Pick<Hypothesis, 'id'>) {
  const people = usePeople();
  const there = living(useRecord('hypothesis', id).data) ?? null;
  const [kept, setKept] = useState(there);
  if (there && there !== kept) setKept(there);
  const hypothesis = there ?? kept;
  if (!hypothesis || people.state !== 'ready') return null;
  return (
    <>
      <PeopleCount words={supportInWords(supportOf(hypothesis, people.value))} />
      <EvidenceFold hypothesis={hypothesis}>
        <SignedWords
          hypothesis={hypothesis}
          isGone={!there}
          people={people.value}
          fallback={<Skeleton height={72} />}
        />
      </EvidenceFold>
    </>
  );
}
