import type { Op } from '../core/operation.ts';
import { isObject } from '../core/record.ts';
import { isSame } from '../core/same.ts';
import type { HistoryChange } from './history.ts';

/** A place of a record: a field, a member of a keyed map, a field of a member. */
export type RecordPlace =
  | { readonly field: string; readonly map?: undefined; readonly key?: undefined }
  | { readonly map: string; readonly key: string; readonly field?: string };

/** Change in one place. */
export interface PlaceChange {
  readonly place: RecordPlace;
  /** Value before; undefined for none. */
  readonly before: unknown;
  /** Value after; undefined for none. */
  readonly after: unknown;
  /** Whether the value before is known. */
  readonly isKnown: boolean;
}

/** Names a place: `field`, `map/key`, `map/key/field`. */
export function placeKey({ map, key, field }: RecordPlace): string {
  return map === undefined ? field : [map, key, ...(field === undefined ? [] : [field])].join('/');
}

/** Returns the values that operations leave in the places that they write, the last of each; a put member has its own fields. */
function leftIn(ops: readonly Op[]): ReadonlyMap<string, { readonly place: RecordPlace; readonly value: unknown }> {
  const left = new Map<string, { place: RecordPlace; value: unknown }>();
  const put = (place: RecordPlace, value: unknown): void => void left.set(placeKey(place), { place, value });
  for (const op of ops) {
    if (op.op === 'set') {
      for (const [field, value] of Object.entries(op.fields)) put({ field }, value);
    } else if (op.op === 'put' || op.op === 'drop') {
      const { map, key } = op;
      for (const name of left.keys()) if (name.startsWith(`${map}/${key}/`)) left.delete(name);
      put({ map, key }, op.op === 'put' ? op.value : undefined);
    } else if (op.op === 'setMember') {
      const { map, key, fields } = op;
      const whole = left.get(placeKey({ map, key }));
      if (whole && isObject(whole.value)) whole.value = { ...whole.value, ...fields };
      else for (const [field, value] of Object.entries(fields)) put({ map, key, field }, value);
    }
  }
  return left;
}

/**
 * Returns the changes of a commit, place by place, with the former values. Overwriting with an equal value is no change.
 * @param change of one record
 */
export function placesOf({ ops, former }: Pick<HistoryChange, 'ops' | 'former'>): readonly PlaceChange[] {
  const before = former && leftIn(former);
  return [...leftIn(ops)].flatMap(([key, { place, value }]): readonly PlaceChange[] => {
    const stood = before?.get(key);
    if (stood && isSame(stood.value ?? null, value ?? null)) return [];
    return [{ place, before: stood?.value ?? undefined, after: value ?? undefined, isKnown: stood !== undefined }];
  });
}

/** Returns the current value of a place in a record; undefined for none. */
export function valueAt(record: unknown, { map, key, field }: RecordPlace): unknown {
  if (!isObject(record)) return undefined;
  if (map === undefined) return Object.hasOwn(record, field) ? (record[field] ?? undefined) : undefined;
  const members = record[map];
  const member = isObject(members) && Object.hasOwn(members, key) ? members[key] : undefined;
  if (field === undefined) return member;
  return isObject(member) ? (member[field] ?? undefined) : undefined;
}
