import { useDeferredValue, useMemo } from 'react';

import { knownContacts, listContacts } from '#src/domain/contactList.ts';
import { failed, LOADING, ready, type Loadable } from '#src/domain/loadable.ts';
import { proposePersonas, type PersonaCandidate } from '#src/domain/personaCandidates.ts';
import type { OpenAudience } from '#src/features/audiences/openAudience.ts';

import { toLoadable, useAll, useChildren, useRecord } from './workspace/queries.ts';

/** The unfolded audience with its personas, contacts and requests. */
export function useOpenAudience(id: string | null): Loadable<OpenAudience> {
  const record = useRecord('audience', id);
  const personas = useChildren('persona', id).data?.items;
  const requests = useChildren('recruitingRequest', id).data?.items;
  const { data: lists, error } = useChildren('contactList', id);
  const contacts = useMemo(() => {
    const loaded = toLoadable({ data: lists?.items, error });
    return loaded.state === 'ready' ? ready(listContacts(loaded.value)) : loaded;
  }, [lists, error]);
  // The list is shown first; that a contact is there already is needed only once more are added.
  const settled = useDeferredValue(lists);
  const known = useMemo(() => knownContacts(settled?.items ?? []), [settled]);
  const inOrder = useMemo(
    () => (personas ?? []).toSorted((a, b) => (a.position < b.position ? -1 : a.position > b.position ? 1 : 0)),
    [personas],
  );
  return useMemo(() => {
    const loaded = toLoadable(record);
    if (loaded.state !== 'ready') return loaded;
    const audience = loaded.value;
    if (!audience || audience.deletedAt) return id === null ? LOADING : failed('Этой аудитории больше нет.');
    return ready({ audience, personas: inOrder, requests: requests ?? [], contacts, known });
  }, [record, inOrder, requests, contacts, known, id]);
}

const NO_CANDIDATES: readonly PersonaCandidate[] = [];

/** Candidates for personas of the unfolded audience that nobody has turned down. */
export function useCandidates(opened: Loadable<OpenAudience>): readonly PersonaCandidate[] {
  const open = opened.state === 'ready' ? opened.value : null;
  const studies = useAll('research').data?.items;
  const hypotheses = useAll('hypothesis').data?.items;
  const audience = open?.audience;
  const personas = open?.personas;
  return useMemo(() => {
    if (!audience || !personas || !studies || !hypotheses) return NO_CANDIDATES;
    return proposePersonas({ audience, personas, studies, hypotheses }).filter(
      ({ key }) => !Object.hasOwn(audience.rejectedPersonas, key),
    );
  }, [audience, personas, studies, hypotheses]);
}
