import type { MapField, MapMember, MemberKey, SettableField } from './operation.ts';
import type { Kind, Records } from '../records.ts';

type FieldFact<R> = { [F in SettableField<R>]: { readonly field: F; readonly is: R[F] } }[SettableField<R>];

type MemberFact<R> = {
  [F in MapField<R>]: {
    readonly map: F;
    readonly key: MemberKey<R, F>;
    /** The member as a whole; null: there is none under this key. */
    readonly is: MapMember<R, F> | null;
  };
}[MapField<R>];

type MemberFieldFact<R> = {
  [F in MapField<R>]: {
    [G in keyof MapMember<R, F> & string]: {
      readonly map: F;
      readonly key: MemberKey<R, F>;
      readonly field: G;
      readonly is: MapMember<R, F>[G];
    };
  }[keyof MapMember<R, F> & string];
}[MapField<R>];

/** One thing that a record of kind K says: a field, a member of a keyed map, a field of a member. */
export type Fact<K extends Kind> = FieldFact<Records[K]> | MemberFact<Records[K]> | MemberFieldFact<Records[K]>;

/** {@link Expectation} of a record of kind K. */
export interface ExpectationOn<K extends Kind> {
  readonly kind: K;
  readonly id: string;
  /** Whether there is a living record of this name; not given: either way, and what is said of it counts if there is. */
  readonly living?: boolean;
  /** Facts that it must hold. */
  readonly holds?: readonly Fact<K>[];
}

/**
 * Conditions of a commit on one record: what its author read, and nothing else. A change of another field meanwhile is no
 * conflict; a change of one of these is, even if the commit writes elsewhere.
 */
export type Expectation = { [K in Kind]: ExpectationOn<K> }[Kind];

/** Fields that the store itself keeps: no facts of a record. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['id', 'v', 'createdAt', 'updatedAt', 'deletedAt']);

/**
 * The expectation that these fields of a record still say what they said when it was read.
 * @param record null when there was none, or a removed one: there must still be none
 * @param fields default all of them
 */
export function asRead<K extends Kind>(
  kind: K,
  id: string,
  record: Records[K] | null,
  fields: readonly SettableField<Records[K]>[] = Object.keys(record ?? {}).filter(
    (field): field is SettableField<Records[K]> => !OWN_FIELDS.has(field),
  ),
): Expectation {
  if (!record || record.deletedAt !== null) return { kind, id, living: false } as Expectation;
  const holds = fields.map((field) => ({ field, is: record[field] }));
  return { kind, id, living: true, holds } as unknown as Expectation;
}

/** The fields of a form, as fields of the record that it shows. */
export function fieldsOf<F extends object>(form: F): readonly (keyof F & string)[] {
  return Object.keys(form) as (keyof F & string)[];
}

/** The expectation that a record is there: the study or the audience that something is made for. */
export function isThere(kind: Kind, id: string): Expectation {
  return { kind, id, living: true } as Expectation;
}
