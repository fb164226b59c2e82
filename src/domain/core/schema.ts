import * as v from 'valibot';

import { isObject, type StoredRecord } from './record.ts';

/** A type with every part readonly. */
type Plain<T> = T extends string | number | boolean | null | undefined ? T : { readonly [P in keyof T]: Plain<T[P]> };

export type Shape<S extends v.GenericSchema> = Plain<v.InferOutput<S>>;

/** A schema of values of one type. */
export type SchemaOf<T> = v.GenericSchema<unknown, T>;

/** Brings a record one version forward. It may trust nothing about the record but that it is an object. */
export type RecordMigration = (old: Record<string, unknown>) => Record<string, unknown>;

/** How records of a kind are read. */
export interface KindSchema<R extends StoredRecord> {
  /** Shape of the version that this build writes: always `migrations.length + 1`. */
  readonly schema: SchemaOf<R>;
  /** Entry i brings version i + 1 to version i + 2; none while the shape never changed. */
  readonly migrations?: readonly RecordMigration[];
}

/** How summaries of a kind are made and read. */
export interface SummarySchema<R extends StoredRecord, S> {
  readonly schema: SchemaOf<S>;
  readonly summarise: (record: R) => S;
}

/**
 * How summaries of a kind are made and read, with the moment that orders lists.
 * @param schema the summary's, without the moment
 */
export function withMoment<const E extends v.ObjectEntries, R extends StoredRecord>(
  schema: v.ObjectSchema<E, undefined>,
  summarise: (record: R) => Shape<v.ObjectSchema<E, undefined>> & object,
) {
  return {
    schema: v.object({ ...schema.entries, createdAt: v.string() }),
    summarise: (record: R) => ({ ...summarise(record), createdAt: record.createdAt }),
  };
}

/** Fields of every stored record; see {@link StoredRecord}. */
export const stored = {
  id: v.pipe(v.string(), v.nonEmpty()),
  v: v.pipe(v.number(), v.integer(), v.minValue(1)),
  createdAt: v.string(),
  updatedAt: v.string(),
  deletedAt: v.nullable(v.string()),
};

/**
 * A keyed map. valibot leaves out `__proto__`, `prototype` and `constructor` by itself; a list in a map's place is refused.
 */
function map<S extends v.GenericSchema>(member: S) {
  return v.pipe(
    v.custom<Record<string, unknown>>((value) => !Array.isArray(value), 'map'),
    v.record(v.string(), member),
  );
}

/** A keyed map whose members know their place: `position`, which no entry may be called, because the place would replace it. */
export function keyed<const E extends v.ObjectEntries & { readonly position?: never }>(entries: E) {
  return map(v.object({ ...entries, position: v.string() }));
}

/** An object of which any of the named fields may be there. */
export function someOf<const F extends readonly string[], S extends v.GenericSchema>(fields: F, value: S) {
  const entries = Object.fromEntries(fields.map((field) => [field, v.optional(value)]));
  return v.object(entries as { [P in F[number]]: v.OptionalSchema<S, undefined> });
}

/** An earlier value of a field; see fieldHistory.ts. */
export const fieldVersion = {
  /** The field; of a keyed map's member `map/key/field`. */
  field: v.string(),
  /** The earlier value. */
  was: v.nullable(v.union([v.string(), v.number()])),
  /** ISO 8601 moment until which it said so. */
  until: v.string(),
  /** Who changed it, by name; empty when the profile has none. */
  by: v.string(),
};

/** The earlier values of a record's fields. */
export const fieldVersions = keyed(fieldVersion);

/** One line of text in a keyed map. */
export const textItem = { text: v.string() };

/** A keyed map of text lines. */
export const texts = keyed(textItem);

/**
 * Changes every member of a keyed map of an old record.
 * @param members the stored value of the map; a value that is no map, and members that are none, stay as they are
 */
export function mapMembers(members: unknown, change: (member: Record<string, unknown>) => unknown): unknown {
  if (!isObject(members)) return members;
  return Object.fromEntries(
    Object.entries(members).map(([key, member]) => [key, isObject(member) ? change(member) : member]),
  );
}

/**
 * The model whose proposal a person took: its name, and what it had read, in words. Null or absent, as in records older than this
 * field: no model was involved.
 */
export const madeBy = v.optional(v.nullable(v.object({ model: v.string(), read: v.string() })));

/** The same for single fields: fields not named were written by a person alone. */
export const fieldsMadeBy = <const F extends readonly string[]>(fields: F) => v.optional(someOf(fields, madeBy));

/** A model that proposed something, and what it had read. */
export type MadeBy = NonNullable<Shape<typeof madeBy>>;
