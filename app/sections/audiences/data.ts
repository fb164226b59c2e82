import { useMemo } from 'react';

import { byPosition } from '#src/domain/core/record.ts';
import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { PersonaCandidate } from '#src/domain/audiences/personaCandidates.ts';
import { countBehind } from '#src/domain/audiences/personaCount.ts';
import type { Quote } from '#src/domain/research/hypothesis.ts';
import type { OpenAudience } from '#src/features/audiences/openAudience.ts';

import { useListedContacts } from '../../shared/asking/contacts/useListedContacts.ts';
import { useLateCode } from '../../shared/late.ts';
import { usePeople, usePeopleRules } from '../../shared/people.ts';
import { toLoadable, useAll, useChildren, useRecord } from '#store/queries.ts';

/** The unfolded audience with its personas, contacts and requests: loading until it is known whether it has any. */
export function useOpenAudience(id: string | null): Loadable<OpenAudience> {
  const record = useRecord('audience', id);
  const personas = useChildren('persona', id);
  const requests = useChildren('recruitingRequest', id);
  const { contacts, known } = useListedContacts(id);
  const inOrder = useMemo(() => personas.data && byPosition(personas.data.items), [personas.data]);
  // The number of people behind a persona is shown when they are read: nothing waits for it.
  const participants = useAll('participant', id !== null).data?.items;
  const behind = useMemo(() => participants && countBehind(participants), [participants]);
  return useMemo(() => {
    const loaded = toLoadable(record);
    if (loaded.state !== 'ready') return loaded;
    const audience = loaded.value;
    if (!audience || audience.deletedAt) return id === null ? LOADING : failed('Этой аудитории больше нет.');
    for (const part of [personas, requests]) {
      const own = toLoadable<unknown>(part);
      if (own.state !== 'ready') return own;
    }
    return ready({ audience, personas: inOrder ?? [], behind, requests: requests.data?.items ?? [], contacts, known });
  }, [record, personas, inOrder, behind, requests, contacts, known, id]);
}

const personaCandidates = () => import('#src/domain/audiences/personaCandidates.ts');

/** Returns candidates for personas of the unfolded audience, except rejected ones; null while the quotes are read. */
export function useCandidates(opened: Loadable<OpenAudience>): readonly PersonaCandidate[] | null {
  const open = opened.state === 'ready' ? opened.value : null;
  const studies = useAll('research', open !== null).data?.items;
  const hypotheses = useAll('hypothesis', open !== null).data?.items;
  const people = usePeople(open !== null);
  const code = usePeopleRules(open !== null);
  const proposing = useLateCode('personaCandidates', personaCandidates, open !== null);
  const audience = open?.audience;
  const personas = open?.personas;
  return useMemo(() => {
    if (!audience || !personas || !studies || !hypotheses || !proposing) return null;
    if (people.state !== 'ready' || code.state !== 'ready') return null;
    const nameOf = (quote: Quote, name: string) => code.value.nameInQuote(quote, name, people.value);
    const participantOf = (quote: Quote) => code.value.participantOf(quote, people.value);
    return proposing
      .proposePersonas({ audience, personas, studies, hypotheses, nameOf, participantOf })
      .filter(({ key }) => !Object.hasOwn(audience.rejectedPersonas, key));
  }, [audience, personas, studies, hypotheses, people, code, proposing]);
}
