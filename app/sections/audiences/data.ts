import { useDeferredValue, useMemo } from 'react';

import { contactIndex, listContacts } from '#src/domain/audiences/contactList.ts';
import { byPosition } from '#src/domain/core/record.ts';
import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { proposePersonas, type PersonaCandidate } from '#src/domain/audiences/personaCandidates.ts';
import type { Quote } from '#src/domain/research/hypothesis.ts';
import type { OpenAudience } from '#src/features/audiences/openAudience.ts';

import { usePeople, usePeopleRules } from '../../shared/people.ts';
import { toLoadable, useAll, useChildren, useRecord } from '../../workspace/queries.ts';

/** The unfolded audience with its personas, contacts and requests: loading until it is known whether it has any. */
export function useOpenAudience(id: string | null): Loadable<OpenAudience> {
  const record = useRecord('audience', id);
  const personas = useChildren('persona', id);
  const requests = useChildren('recruitingRequest', id);
  const { data: lists, error } = useChildren('contactList', id);
  const contacts = useMemo(() => {
    const loaded = toLoadable({ data: lists?.items, error });
    return loaded.state === 'ready' ? ready(listContacts(loaded.value)) : loaded;
  }, [lists, error]);
  // The list is shown first; that a contact is there already is needed only once more are added.
  const settled = useDeferredValue(lists);
  const known = useMemo(() => (settled ? contactIndex(listContacts(settled.items)) : null), [settled]);
  const inOrder = useMemo(() => personas.data && byPosition(personas.data.items), [personas.data]);
  return useMemo(() => {
    const loaded = toLoadable(record);
    if (loaded.state !== 'ready') return loaded;
    const audience = loaded.value;
    if (!audience || audience.deletedAt) return id === null ? LOADING : failed('Этой аудитории больше нет.');
    for (const part of [personas, requests]) {
      const own = toLoadable<unknown>(part);
      if (own.state !== 'ready') return own;
    }
    return ready({ audience, personas: inOrder ?? [], requests: requests.data?.items ?? [], contacts, known });
  }, [record, personas, inOrder, requests, contacts, known, id]);
}

/** Candidates for personas of the unfolded audience that nobody has turned down; null while the quotes are read. */
export function useCandidates(opened: Loadable<OpenAudience>): readonly PersonaCandidate[] | null {
  const open = opened.state === 'ready' ? opened.value : null;
  const studies = useAll('research').data?.items;
  const hypotheses = useAll('hypothesis').data?.items;
  const people = usePeople(open !== null);
  const code = usePeopleRules(open !== null);
  const audience = open?.audience;
  const personas = open?.personas;
  return useMemo(() => {
    if (!audience || !personas || !studies || !hypotheses) return null;
    if (people.state !== 'ready' || code.state !== 'ready') return null;
    const nameOf = (quote: Quote, name: string) => code.value.nameInQuote(quote, name, people.value);
    return proposePersonas({ audience, personas, studies, hypotheses, nameOf }).filter(
      ({ key }) => !Object.hasOwn(audience.rejectedPersonas, key),
    );
  }, [audience, personas, studies, hypotheses, people, code]);
}
