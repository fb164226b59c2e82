import { useCallback, useMemo, useState } from 'react';

import { eachInSteps, type ContactEntry } from '../../../../domain/audiences/contactList.ts';
import { useInStretches } from '../../../../patterns/list/useInStretches.ts';
import { contactId } from '../contactId.ts';

/** Contacts chosen to be worked on together. */
export interface ChosenContacts {
  readonly ids: ReadonlySet<string>;
  /** Those of them that are still there, in their order. */
  readonly entries: readonly ContactEntry[];
  readonly choose: (entry: ContactEntry, isChosen: boolean) => void;
  /** Chooses all that are shown besides those that are chosen. */
  readonly chooseAll: () => void;
  /** Whether none that is shown is left to choose. */
  readonly isAllChosen: boolean;
  readonly clear: () => void;
}

const NOBODY: ReadonlySet<string> = new Set();
const NONE: readonly ContactEntry[] = [];

function* chosenInSteps(
  all: readonly ContactEntry[],
  ids: ReadonlySet<string>,
): Generator<void, readonly ContactEntry[], void> {
  if (ids.size === 0) return NONE;
  const entries: ContactEntry[] = [];
  yield* eachInSteps(all, (entry) => {
    if (ids.has(contactId(entry))) entries.push(entry);
  });
  return entries;
}

/**
 * Keeps which contacts are chosen; another search leaves them chosen.
 * @param all the audience's contacts
 * @param found those that are shown
 */
export function useChosen(all: readonly ContactEntry[], found: readonly ContactEntry[]): ChosenContacts {
  const [ids, setIds] = useState(NOBODY);
  const work = useMemo(() => () => chosenInSteps(all, ids), [all, ids]);
  const { value: entries = NONE } = useInStretches(work);
  const choose = useCallback(
    (entry: ContactEntry, isChosen: boolean) =>
      setIds((now) => {
        const next = new Set(now);
        if (isChosen) next.add(contactId(entry));
        else next.delete(contactId(entry));
        return next;
      }),
    [],
  );
  const isAllChosen = useMemo(
    () => ids.size >= found.length && found.every((entry) => ids.has(contactId(entry))),
    [ids, found],
  );
  const chooseAll = useCallback(() => setIds((now) => new Set([...now, ...found.map(contactId)])), [found]);
  const clear = useCallback(() => setIds(NOBODY), []);
  return { ids, entries, choose, chooseAll, isAllChosen, clear };
}
