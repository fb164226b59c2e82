import type { Op } from '../../core/operation.ts';
import { ordered, positionBetween, type Keyed, type NewId } from '../../core/record.ts';

/** Which items of a row of places can stay: the most whose places rise (by index of the row). */
function longestRise(places: readonly (string | null)[]): ReadonlySet<number> {
  const best: { length: number; before: number }[] = [];
  let end = -1;
  places.forEach((place, index) => {
    let before = -1;
    for (let earlier = 0; earlier < index; earlier += 1) {
      const low = places[earlier];
      if (place === null || typeof low !== 'string' || low >= place) continue;
      if ((best[earlier]?.length ?? 0) > (best[before]?.length ?? 0)) before = earlier;
    }
    best[index] = { length: place === null ? 0 : (best[before]?.length ?? 0) + 1, before };
    if ((best[index]?.length ?? 0) > (best[end]?.length ?? 0)) end = index;
  });
  const rise = new Set<number>();
  for (let index = end; index >= 0; index = best[index]?.before ?? -1) rise.add(index);
  return rise;
}

/**
 * Operations that bring a keyed list to what a form says: members that were there keep their keys, and places while the order
 * allows.
 */
export function editList<T extends object>(
  on: { readonly kind: 'audience' | 'persona'; readonly id: string; readonly map: string },
  current: Keyed<T>,
  wanted: readonly T[],
  newId: NewId,
): Op[] {
  const unused = ordered(current);
  const matched = wanted.map((member) => {
    const index = unused.findIndex((item) =>
      Object.entries(member).every(([name, value]) => item[name as keyof T] === value),
    );
    return index === -1 ? undefined : unused.splice(index, 1)[0];
  });
  const places = matched.map((item) => item?.position ?? null);
  const staying = longestRise(places);
  const ops = unused.map(({ key }) => ({ op: 'drop', ...on, key }) as Op);
  let last: string | null = null;
  wanted.forEach((member, index) => {
    if (staying.has(index)) {
      last = places[index] ?? last;
      return;
    }
    const next = places.find((_, later) => later > index && staying.has(later)) ?? null;
    last = positionBetween(last, next);
    ops.push({ op: 'put', ...on, key: matched[index]?.key ?? newId(), value: { ...member, position: last } } as Op);
  });
  return ops;
}
