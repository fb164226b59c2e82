import type { Op } from './operation.ts';
import { ordered, positionBetween, type Keyed, type NewId, type Positioned } from './record.ts';

/** Possible value of a field. */
export type FieldValue = string | number | null;

/** An earlier value of a field. */
export interface FieldVersion {
  /** The field; of a keyed map's member `map/key/field`. */
  readonly field: string;
  readonly was: FieldValue;
  /** ISO 8601 moment until which it said so. */
  readonly until: string;
  /** Who changed it, by name; empty when the profile has none. */
  readonly by: string;
}

/** The earlier values of a record's fields. */
export type FieldHistory = Keyed<FieldVersion>;

export type KeyedFieldVersion = Positioned<FieldVersion> & { readonly key: string };

/** How many earlier values of a field are kept: as many as of a board's card. */
export const KEPT_FIELD_VERSIONS = 20;

/** When something is edited, by whom, and where new ids come from. */
export interface EditContext {
  /** Moment, ISO 8601, UTC. */
  readonly at: string;
  /** Name of the person; empty when the profile has none. */
  readonly by: string;
  readonly newId: NewId;
}

/** Kinds whose fields are edited with a history. */
export type EditedKind = 'research' | 'hypothesis' | 'experiment';

/** Earlier values of a record, newest first: of one field, or of all. */
export function fieldVersionsOf(history: FieldHistory, field?: string): KeyedFieldVersion[] {
  return ordered(history)
    .filter((version) => field === undefined || version.field === field)
    .toReversed();
}

/**
 * Operations that note what fields said before they were changed; an empty value is no version. The oldest beyond
 * {@link KEPT_FIELD_VERSIONS} of each field drop out.
 */
export function noteVersions(
  on: { readonly kind: EditedKind; readonly id: string },
  history: FieldHistory,
  before: Readonly<Record<string, FieldValue>>,
  { at, by, newId }: EditContext,
): Op[] {
  let last = ordered(history).at(-1)?.position ?? null;
  return Object.entries(before).flatMap(([field, was]) => {
    if (was === null || was === '') return [];
    last = positionBetween(last, null);
    const value = { field, was, until: at, by, position: last };
    const tooOld = fieldVersionsOf(history, field).slice(KEPT_FIELD_VERSIONS - 1);
    return [
      { op: 'put', ...on, map: 'history', key: newId(), value },
      ...tooOld.map(({ key }) => ({ op: 'drop', ...on, map: 'history', key })),
    ] as Op[];
  });
}

/** A text as a field keeps it: nothing blank around it, line breaks as \n. */
export const tidyField = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();

/** Those of the new values that say something else than the record. */
export function changedFields<F extends object>(record: F, fields: Partial<F>): Partial<F> {
  const changed = Object.entries(fields).filter(([field, value]) => record[field as keyof F] !== value);
  return Object.fromEntries(changed) as Partial<F>;
}

/**
 * Operations that give fields of a record new values, each remembered as it was; none when they say the same.
 * @param fields texts are tidied by the caller
 */
export function editFields<R extends { readonly id: string; readonly history: FieldHistory }>(
  kind: EditedKind,
  record: R,
  fields: Partial<{ [F in keyof R]: R[F] & FieldValue }>,
  context: EditContext,
): Op[] {
  const changed = changedFields(record as object, fields) as Record<string, FieldValue>;
  const names = Object.keys(changed);
  if (names.length === 0) return [];
  const on = { kind, id: record.id };
  const before = Object.fromEntries(names.map((name) => [name, record[name as keyof R] as FieldValue]));
  return [{ op: 'set', ...on, fields: changed } as Op, ...noteVersions(on, record.history, before, context)];
}

/**
 * Operations that give a field of a record an earlier value again; it is an edit like any other. None when there is no such
 * version, or it says the same.
 * @param key of the version
 */
export function restoreField<R extends { readonly id: string; readonly history: FieldHistory }>(
  kind: EditedKind,
  record: R,
  key: string,
  context: EditContext,
): Op[] {
  const version = Object.hasOwn(record.history, key) ? record.history[key] : undefined;
  if (!version) return [];
  return editFields(kind, record, { [version.field]: version.was } as Parameters<typeof editFields<R>>[2], context);
}
