import { useQueries } from '@tanstack/react-query';

import type { StoredRecord } from '#src/domain/core/record.ts';
import { recordTitle } from '#src/domain/sync/differences.ts';
import type { PersonHere } from '#src/features/team/PeopleHere.tsx';

import { recordQuery } from '../../workspace/queries.ts';
import { useStore } from '../../workspace/StoreContext.ts';
import { useColleagues } from './useColleagues.ts';

/** «Аудитория „Ученики“» as it stands after «Смотрит:». */
const withinSentence = (title: string): string => title.charAt(0).toLocaleLowerCase('ru') + title.slice(1);

/** Who else is here and what they look at, in words; null while that is not known. */
export function usePeopleHere(): readonly PersonHere[] | null {
  const store = useStore();
  const colleagues = useColleagues();
  const places = colleagues?.map((one) => one.places[0]) ?? [];
  const records = useQueries({
    queries: places.flatMap((place) => (place ? [recordQuery(store, place.kind, place.id)] : [])),
    combine: (results) => results.map(({ data }) => data as StoredRecord | null | undefined),
  });
  if (!colleagues) return null;
  const looked = places.filter((place) => place !== undefined);
  return colleagues.map(({ id, name, places: [place] }) => {
    const record = place ? records[looked.indexOf(place)] : undefined;
    // What has not come yet, or is gone, has no name to tell.
    return {
      id,
      name,
      place: place && record ? withinSentence(recordTitle(place.kind, record)) : '',
      isTyping: place?.isTyping ?? false,
    };
  });
}
