import { useMemo } from 'react';

import { ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { MaterialReaderProps } from '#src/features/research/reading/MaterialReader.tsx';

import { usePeople, usePeopleRules } from '../../../shared/people.ts';

/** How a speaker of a material may be named; until that is known no name is to be shown. */
export function useSign(): Loadable<MaterialReaderProps['sign']> {
  const people = usePeople();
  const rules = usePeopleRules();
  return useMemo((): Loadable<MaterialReaderProps['sign']> => {
    if (people.state !== 'ready') return people;
    if (rules.state !== 'ready') return rules;
    return ready((label, materialId) => rules.value.signSpeaker(label, materialId, people.value));
  }, [people, rules]);
}
