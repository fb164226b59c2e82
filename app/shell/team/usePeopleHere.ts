import { useQueries } from '@tanstack/react-query';

import type { StoredRecord } from '#src/domain/core/record.ts';
import { quoted } from '#src/domain/core/format.ts';
import type { RecordName } from '#src/domain/plan.ts';
import { recordTitle } from '#src/domain/sync/differences.ts';
import type { Colleague } from '#src/domain/sync/presence.ts';
import { touchpointName } from '#src/domain/tactics/touchpoint.ts';
import type { PersonHere } from '#src/features/team/PeopleHere.tsx';

import { recordQuery } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import { useColleagues } from './useColleagues.ts';

type Place = Colleague['places'][number];

const isRecord = (place: Place | undefined): place is Place & RecordName =>
  place !== undefined && place.kind !== 'touchpoint';

/** A point of the journey after «Смотрит:»; one that is in no list, known by hypotheses alone, is not named. */
function touchpointTitle(id: string): string {
  const name = touchpointName(id);
  return name === undefined ? 'точка касания' : `точка касания ${quoted(name)}`;
}

/** «Аудитория „Ученики“» in the form used after «Смотрит:». */
const withinSentence = (title: string): string => title.charAt(0).toLocaleLowerCase('ru') + title.slice(1);

/** Who else is here and what they look at, in words; null while that is not known. */
export function usePeopleHere(): readonly PersonHere[] | null {
  const store = useStore();
  const colleagues = useColleagues();
  const places = colleagues?.map((one) => one.places[0]) ?? [];
  const records = useQueries({
    queries: places.flatMap((place) => (isRecord(place) ? [recordQuery(store, place.kind, place.id)] : [])),
    combine: (results) => results.map(({ data }) => data as StoredRecord | null | undefined),
  });
  if (!colleagues) return null;
  const looked = places.filter(isRecord);
  const titleOf = (place: Place | undefined): string => {
    if (place?.kind === 'touchpoint') return touchpointTitle(place.id);
    const record = isRecord(place) ? records[looked.indexOf(place)] : undefined;
    // A record that is not loaded yet, or gone, has no name to show.
    return isRecord(place) && record ? withinSentence(recordTitle(place.kind, record)) : '';
  };
  return colleagues.map(({ id, name, places: [place] }) => {
    return {
      id,
      name,
      place: titleOf(place),
      isTyping: place?.isTyping ?? false,
    };
  });
}
