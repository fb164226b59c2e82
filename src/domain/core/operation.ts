import { KINDS, type Kind, type Records } from '../records.ts';
import type { StoredRecord } from './record.ts';

/** Names of the keyed maps of a record type. */
export type MapField<R> = {
  [F in keyof R]-?: R[F] extends Readonly<Record<string, { readonly position: string }>> ? F : never;
}[keyof R] &
  string;

/** Key of a member in a keyed map of a record type. */
export type MemberKey<R, F extends MapField<R>> = keyof R[F] & string;

/** Member of a keyed map of a record type. */
export type MapMember<R, F extends MapField<R>> = NonNullable<R[F][keyof R[F]]>;

/** Fields that an operation may set: everything but what the store keeps itself. */
export type SettableField<R> = Exclude<keyof R, keyof StoredRecord> & string;

/** Fields that a caller gives to create a record: the store adds the moments. */
export type Draft<K extends Kind> = Omit<Records[K], 'createdAt' | 'updatedAt' | 'deletedAt' | 'v'>;

interface On<K extends Kind> {
  readonly kind: K;
  readonly id: string;
}

interface Create<K extends Kind> extends On<K> {
  readonly op: 'create';
  readonly record: Draft<K>;
}

interface Ensure<K extends Kind> extends On<K> {
  readonly op: 'ensure';
  /** Initial content of the record when it does not exist yet. */
  readonly defaults: Draft<K>;
}

interface SetFields<K extends Kind> extends On<K> {
  readonly op: 'set';
  readonly fields: Partial<Pick<Records[K], SettableField<Records[K]>>>;
}

interface PutMember<K extends Kind, F extends MapField<Records[K]>> extends On<K> {
  readonly op: 'put';
  readonly map: F;
  readonly key: MemberKey<Records[K], F>;
  readonly value: MapMember<Records[K], F>;
}

interface SetMember<K extends Kind, F extends MapField<Records[K]>> extends On<K> {
  readonly op: 'setMember';
  readonly map: F;
  readonly key: MemberKey<Records[K], F>;
  readonly fields: Partial<MapMember<Records[K], F>>;
}

interface DropMember<K extends Kind, F extends MapField<Records[K]>> extends On<K> {
  readonly op: 'drop';
  readonly map: F;
  readonly key: MemberKey<Records[K], F>;
}

/** An operation on one member, of whichever keyed map of the kind: map, key and value belong together. */
type OnMember<K extends Kind> = {
  [F in MapField<Records[K]>]: PutMember<K, F> | SetMember<K, F> | DropMember<K, F>;
}[MapField<Records[K]>];

interface Remove<K extends Kind> extends On<K> {
  readonly op: 'remove' | 'restore';
}

/** An operation on a record of kind K. */
export type OpOn<K extends Kind> = Create<K> | Ensure<K> | SetFields<K> | OnMember<K> | Remove<K>;

/**
 * The smallest change of data: creates or ensures a record, sets single fields, puts or drops one member of a keyed map or sets
 * single fields of it, removes or restores. Rules return lists of these; the store commits a list all or none.
 *
 * `put` is for a member as a whole, a new one above all. To change a part of one, use `setMember`: two people who change
 * different fields of a member then both keep what they wrote. It requires the member to exist.
 *
 * `ensure` is for a record whose id is known beforehand: a board, the bot's settings, the chat. If there is none, it makes one of
 * the defaults; a removed one comes back as the defaults, because a person saw nothing there; a living one is left exactly as it
 * is. So it always fits, and two who make the same record at once, in two tabs or on two devices, merge field by field: the
 * second finds it there, and only what their further operations set or put is written. Defaults hold nothing that a person typed.
 * Set that after it, or it would be lost beside a living record.
 */
export type Op = { [K in Kind]: OpOn<K> }[Kind];

/** The operation that removes a record of a kind which is only known when it runs. */
export const removalOf = (kind: Kind, id: string): Op => ({ op: 'remove', kind, id }) as Op;

/** Thrown when an operation cannot be applied to the current record. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
}

/** An operation that writes into a record, or into a member of one, which is not there (any more). */
export class GoneError extends OperationError {}

type AnyRecord = StoredRecord & Readonly<Record<string, unknown>>;

/** Fields that the store itself keeps; no operation sets them. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['id', 'v', 'createdAt', 'updatedAt', 'deletedAt']);
/** Names that mean something else on every object, so that no member of a keyed map may have them. */
const RESERVED_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function membersOf(record: AnyRecord, map: string, key: string): Readonly<Record<string, unknown>> {
  if (RESERVED_KEYS.has(key)) throw new OperationError(`«${key}» cannot be a key`);
  const members = Object.hasOwn(record, map) ? record[map] : undefined;
  if (typeof members !== 'object' || members === null) throw new OperationError(`no keyed map «${map}»`);
  return members as Readonly<Record<string, unknown>>;
}

function memberOf(record: AnyRecord, { map, key }: { readonly map: string; readonly key: string }): object {
  const members = membersOf(record, map, key);
  const member = Object.hasOwn(members, key) ? members[key] : undefined;
  if (typeof member !== 'object' || member === null) throw new GoneError(`no member «${key}» in «${map}»`);
  return member;
}

function made({ kind, id }: On<Kind>, draft: Draft<Kind>, createdAt: string, at: string): StoredRecord {
  if (draft.id !== id) throw new OperationError(`${kind} «${id}» cannot be created as «${draft.id}»`);
  return { ...draft, v: KINDS[kind].version, createdAt, updatedAt: at, deletedAt: null };
}

const isLiving = (record: StoredRecord | undefined): boolean => record !== undefined && record.deletedAt === null;

/** The record that an operation works on: it must be there, and to be written into it must not be removed. */
function presentFor(before: StoredRecord | undefined, { op, kind, id }: Op): AnyRecord {
  if (!before) throw new GoneError(`${kind} «${id}» does not exist`);
  if (op !== 'remove' && op !== 'restore' && !isLiving(before)) throw new GoneError(`${kind} «${id}» is removed`);
  return before as AnyRecord;
}

/** Members to be written into: a copy, made once where `own` keeps those that were made. */
function copied(
  record: AnyRecord,
  { map, key }: { readonly map: string; readonly key: string },
  own: WeakSet<object> | undefined,
): Record<string, unknown> {
  const members = membersOf(record, map, key);
  if (own?.has(members)) return members as Record<string, unknown>;
  const copy = { ...members };
  own?.add(copy);
  return copy;
}

/**
 * Returns the record after an operation; the same object when the operation has nothing to do (`ensure` of a living record).
 * @param before the current record, or undefined when there is none
 * @param at the moment of the commit, ISO 8601
 * @param own keyed maps that were copied for this commit already, and are written into instead of being copied again: a tag for
 * each of a thousand members copies a thousand of them, not a million. Only for callers that keep nothing but the last record
 * @throws GoneError when something is written into a record that does not exist or is removed, or into such a member
 * @throws OperationError when a record is created twice, when a field is the store's own, or a key is reserved
 */
export function applyOp(before: StoredRecord | undefined, op: Op, at: string, own?: WeakSet<object>): StoredRecord {
  if (op.op === 'create') {
    if (before) throw new OperationError(`${op.kind} «${op.id}» exists already`);
    return made(op, op.record, at, at);
  }
  if (op.op === 'ensure') {
    return before && isLiving(before) ? before : made(op, op.defaults, before?.createdAt ?? at, at);
  }
  const record = presentFor(before, op);
  switch (op.op) {
    case 'set':
      for (const field of Object.keys(op.fields)) {
        if (OWN_FIELDS.has(field)) throw new OperationError(`«${field}» is the store's own`);
      }
      return { ...record, ...op.fields, updatedAt: at };
    case 'put': {
      const members = copied(record, op, own);
      members[op.key] = op.value;
      return { ...record, [op.map]: members, updatedAt: at } as AnyRecord;
    }
    case 'setMember': {
      const member = { ...memberOf(record, op), ...op.fields };
      const members = copied(record, op, own);
      members[op.key] = member;
      return { ...record, [op.map]: members, updatedAt: at } as AnyRecord;
    }
    case 'drop': {
      const members = copied(record, op, own);
      delete members[op.key];
      return { ...record, [op.map]: members, updatedAt: at } as AnyRecord;
    }
    case 'remove':
      return { ...record, deletedAt: record.deletedAt ?? at, updatedAt: at };
    case 'restore':
      return { ...record, deletedAt: null, updatedAt: at };
  }
}

/**
 * Returns the current values of these fields in a record or a member; null for a missing one, since JSON would leave out
 * undefined.
 */
function standing(fields: readonly string[], holder: object): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, (holder as Record<string, unknown>)[field] ?? null]));
}

/**
 * Returns the operations that undo an operation, in the order to commit them. A creation is undone by removal (ids stay known);
 * for a record that `ensure` restored, its former content is restored, too. None for an `ensure` that had nothing to do.
 * @param before the record before `op`
 * @throws OperationError as {@link applyOp}
 */
export function invertOp(before: StoredRecord | undefined, op: Op): readonly Op[] {
  const { kind, id } = op;
  const on = { kind, id };
  const remove = { op: 'remove', ...on } as Op;
  if (op.op === 'create') return [remove];
  if (op.op === 'ensure') {
    if (!before) return [remove];
    if (isLiving(before)) return [];
    const fields = Object.keys(before).filter((field) => !OWN_FIELDS.has(field));
    return [{ op: 'set', ...on, fields: standing(fields, before) } as Op, remove];
  }
  const record = presentFor(before, op);
  switch (op.op) {
    case 'set':
      return [{ op: 'set', ...on, fields: standing(Object.keys(op.fields), record) } as Op];
    case 'setMember': {
      const fields = standing(Object.keys(op.fields), memberOf(record, op));
      return [{ op: 'setMember', ...on, map: op.map, key: op.key, fields } as Op];
    }
    case 'put':
    case 'drop': {
      const members = membersOf(record, op.map, op.key);
      const previous = Object.hasOwn(members, op.key) ? members[op.key] : undefined;
      return [
        previous === undefined
          ? { op: 'drop', ...on, map: op.map, key: op.key }
          : { op: 'put', ...on, map: op.map, key: op.key, value: previous },
      ] as Op[];
    }
    case 'remove':
    case 'restore':
      return [{ op: isLiving(record) ? 'restore' : 'remove', ...on } as Op];
  }
}
