import { useMemo } from 'react';

import { LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { knownPeople } from '#src/domain/evidence/personal/knownPeople.ts';
import type { KnownPerson } from '#src/domain/evidence/personal/maskTexts.ts';
import type { Participant } from '#src/domain/research/participant.ts';

import { useSync } from '../team/useSync.ts';
import type { Store, SyncState } from '#store/port.ts';
import { toLoadable, useAll } from '#store/queries.ts';

/** Whether contacts name participants: only those shown under code names, and only to users who see names. */
const doContactsTell = (participants: readonly Participant[], sync: SyncState): boolean =>
  participants.some(({ name }) => name === '') && !(sync.mode === 'team' && sync.hidesNames === true);

/** By which names texts may call participants, read once: what goes out is without them. */
export async function readKnown(store: Store, participants: readonly Participant[]): Promise<readonly KnownPerson[]> {
  const tell = doContactsTell(participants, store.sync());
  return knownPeople(participants, tell ? (await store.list('contactList')).items : []);
}

/**
 * By which names texts may call participants. Contacts are read only where they tell any.
 * @param wanted whether texts are shown without them now; until then nothing is read, and it stays loading
 */
export function useKnown(wanted: boolean): Loadable<readonly KnownPerson[]> {
  const sync = useSync();
  const participants = useAll('participant', wanted);
  const people = participants.data?.items;
  const tell = people !== undefined && doContactsTell(people, sync);
  const contacts = useAll('contactList', wanted && tell);
  const lists = contacts.data?.items;
  const error = participants.error ?? contacts.error;
  return useMemo(() => {
    if (people && !tell) return ready(knownPeople(people, []));
    if (people && lists) return ready(knownPeople(people, lists));
    return error ? toLoadable<never>({ data: undefined, error }) : LOADING;
  }, [people, tell, lists, error]);
}
