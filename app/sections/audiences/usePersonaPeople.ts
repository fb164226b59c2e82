import { useEffect, useMemo, useState } from 'react';

import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { PersonOffered } from '#src/domain/audiences/personaPeople.ts';
import type { PeopleOfPersonas } from '#src/features/audiences/personas/peopleOfPersonas.ts';

import { materialHref, studyHref } from '../../routing/hrefs.ts';
import { usePeople } from '../../shared/people.ts';
import { storeMessageText } from '#store/messages.ts';
import { useAll } from '#store/queries.ts';

/** Rules of the people behind a persona: loaded late, so that they do not add to a list of audiences. */
const rulesOf = () => import('#src/domain/audiences/personaPeople.ts');
type Rules = Awaited<ReturnType<typeof rulesOf>>;

const HREFS: PeopleOfPersonas['hrefs'] = { study: studyHref, material: materialHref };

/** Returns the rules of the people behind a persona, once they are wanted and loaded. */
function useRules(wanted: boolean): Loadable<Rules> {
  const [rules, setRules] = useState<Loadable<Rules>>(LOADING);
  const isWaiting = wanted && rules.state === 'loading';
  useEffect(() => {
    if (!isWaiting) return;
    rulesOf().then(
      (module) => setRules(ready(module)),
      (error: unknown) => setRules(failed(storeMessageText(error))),
    );
  }, [isWaiting]);
  return rules;
}

/**
 * Returns the people behind personas.
 * @param wanted whether a persona is open: until then nothing is read
 * @param onSet stores the people behind one
 */
export function usePersonaPeople(wanted: boolean, onSet: PeopleOfPersonas['onSet']): PeopleOfPersonas {
  const rules = useRules(wanted);
  const people = usePeople(wanted);
  const participants = useAll('participant', wanted).data?.items;
  const materials = useAll('material', wanted).data?.items;
  const studies = useAll('research', wanted).data?.items;
  const personas = useAll('persona', wanted).data?.items;
  const offered = useMemo((): Loadable<readonly PersonOffered[]> => {
    if (rules.state !== 'ready') return rules;
    if (people.state !== 'ready') return people;
    if (!studies || !participants || !materials) return LOADING;
    const { hidesNames } = people.value;
    return ready(rules.value.peopleOffered({ participants, materials, studies, hidesNames }));
  }, [rules, people, studies, participants, materials]);
  return useMemo(
    () => ({
      offered,
      hrefs: HREFS,
      titleOf: (id) => personas?.find((one) => one.id === id)?.title ?? '',
      onSet,
    }),
    [offered, personas, onSet],
  );
}
