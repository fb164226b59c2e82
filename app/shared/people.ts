import { useEffect, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';

import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { living } from '#src/domain/core/record.ts';
import type { KnownPerson } from '#src/domain/evidence/personal/maskTexts.ts';
import type { Participant, People } from '#src/domain/research/participant.ts';
import type { Hypothesis } from '#src/domain/research/hypothesis.ts';
import type { Material, ResearchSettings } from '#src/domain/research/research.ts';

import { useSync } from './team/useSync.ts';
import { storeMessageText } from '#store/messages.ts';
import type { Store, SyncState } from '#store/port.ts';
import { allQuery, recordQuery, toLoadable } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

/** Id of the settings' record; the rules that know it come late. */
const SETTINGS = 'research';

/** The rules of who said it: late, so that no first screen is heavier by them. */
const rules = () => import('#src/domain/research/people.ts');
type Rules = Awaited<ReturnType<typeof rules>>;
let known: Rules | undefined;

function put(
  materials: readonly Material[],
  participants: readonly Participant[],
  settings: ResearchSettings | null | undefined,
  sync: SyncState,
): People {
  return {
    materials: new Map(materials.map((one) => [one.id, one])),
    participants: new Map(participants.map((one) => [one.id, one])),
    // A user who does not see names has none of the labels by which texts name people, either.
    hidesNames: (living(settings)?.hidesNames ?? false) || (sync.mode === 'team' && sync.hidesNames === true),
  };
}

/**
 * Returns the speakers of the open company. Read only where quotes are shown.
 * @param wanted whether they are shown now; until then nothing is read and it stays loading
 */
export function usePeople(wanted = true): Loadable<People> {
  const store = useStore();
  const sync = useSync();
  const materials = useQuery({ ...allQuery(store, 'material'), enabled: wanted });
  const participants = useQuery({ ...allQuery(store, 'participant'), enabled: wanted });
  const settings = useQuery({ ...recordQuery(store, 'researchSettings', SETTINGS), enabled: wanted });
  const error = materials.error ?? participants.error ?? settings.error;
  return useMemo(() => {
    if (materials.data && participants.data && settings.data !== undefined) {
      return ready(put(materials.data.items, participants.data.items, settings.data, sync));
    }
    return error ? failed(storeMessageText(error)) : LOADING;
  }, [materials.data, participants.data, settings.data, error, sync]);
}

/** Fetches the rules of who said it; nothing when they are there. */
export async function preloadPeopleRules(): Promise<void> {
  known ??= await rules();
}

/** The rules of who said it, once they are there. */
export function usePeopleRules(wanted = true): Loadable<Rules> {
  const [state, setState] = useState<Loadable<Rules>>(() => (known ? ready(known) : LOADING));
  useEffect(() => {
    if (!wanted || state.state !== 'loading') return undefined;
    let left = false;
    rules().then(
      (code) => {
        known = code;
        if (!left) setState(ready(code));
      },
      (error: unknown) => {
        if (!left) setState(failed(storeMessageText(error)));
      },
    );
    return () => {
      left = true;
    };
  }, [wanted, state]);
  return state;
}

/**
 * Hypotheses as they may be shown: each quote signed by its participant, by a code name where names are hidden. Never store what
 * comes from here.
 * @param wanted whether quotes are shown now; until then nothing is read for them, and they come as they are stored
 */
export function useSigned(
  query: { readonly data: readonly Hypothesis[] | undefined; readonly error: unknown },
  wanted = true,
): Loadable<readonly Hypothesis[]> {
  const people = usePeople(wanted);
  const code = usePeopleRules(wanted);
  const { data, error } = query;
  return useMemo(() => {
    const hypotheses = toLoadable({ data, error });
    if (hypotheses.state !== 'ready' || !wanted) return hypotheses;
    if (people.state !== 'ready') return people;
    if (code.state !== 'ready') return code;
    return ready(hypotheses.value.map((one) => code.value.signQuotes(one, people.value)));
  }, [data, error, wanted, people, code]);
}

/** Who said what, and by which names texts may call them: what goes out is without these. */
export interface KnownPeople extends People {
  readonly known: readonly KnownPerson[];
}

/** Reads the speakers once: for exported files, and for model requests. */
export async function readPeople(store: Store): Promise<KnownPeople> {
  const [materials, participants, settings] = await Promise.all([
    store.list('material'),
    store.list('participant'),
    store.get('researchSettings', SETTINGS),
  ]);
  const { readKnown } = await import('./out/known.ts');
  const known = await readKnown(store, participants.items);
  return { ...put(materials.items, participants.items, settings, store.sync()), known };
}
