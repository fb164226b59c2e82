import { useEffect } from 'react';

import { atRecord } from '#src/domain/sync/presence.ts';
import { RecordHere } from '#src/features/team/RecordHere.tsx';
import type { AlsoHereProps } from '#src/patterns/AlsoHere.tsx';

import type { Store } from '#store/port.ts';
import { useStore } from '#store/StoreContext.ts';
import { createPlaces, type OpenPlaces } from './places.ts';
import { useColleagues } from './useColleagues.ts';

const placesOf = new WeakMap<Store, OpenPlaces>();

/** Where this tab is, one account of it for each store. */
function placesIn(store: Store): OpenPlaces {
  const places = placesOf.get(store) ?? createPlaces((place) => store.presence()?.say(place));
  placesOf.set(store, places);
  return places;
}

/** Marks the record as open by this user while mounted; shows who else has it open. */
export function RecordHereHost({ kind, id, place }: AlsoHereProps) {
  const store = useStore();
  const colleagues = useColleagues();
  useEffect(() => placesIn(store).enter({ kind, id }), [store, kind, id]);
  return <RecordHere people={atRecord(colleagues ?? [], { kind, id })} place={place} />;
}
