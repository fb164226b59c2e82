import type { Audience, ContactList, Persona, RecruitingRequest } from './audience.ts';
import type { Company, Member, PaymentCard, Profile, Seller, Transaction } from './account.ts';
import type { Board } from './board.ts';
import type { Experiment } from './experiment.ts';
import type { Hypothesis } from './hypothesis.ts';
import type { Interview } from './interview.ts';
import type { Material, MaterialText, Research } from './research.ts';
import type { BotSettings, Channel, Scenario } from './settings.ts';
import type { StoredRecord } from './record.ts';

/** Every kind of record and its type. */
export interface Records {
  research: Research;
  material: Material;
  materialText: MaterialText;
  hypothesis: Hypothesis;
  experiment: Experiment;
  audience: Audience;
  persona: Persona;
  contactList: ContactList;
  recruitingRequest: RecruitingRequest;
  board: Board;
  interview: Interview;
  channel: Channel;
  botSettings: BotSettings;
  scenario: Scenario;
  profile: Profile;
  company: Company;
  member: Member;
  paymentCard: PaymentCard;
  transaction: Transaction;
  seller: Seller;
}

/** Name of a kind of record. */
export type Kind = keyof Records;

/** Kinds that belong to the account, shared by all companies; every other kind belongs to one company's workspace. */
export const ACCOUNT_KINDS = ['profile', 'company', 'member', 'paymentCard', 'transaction', 'seller'] as const;

/** Names of the keyed maps of a record type. */
export type MapField<R> = {
  [F in keyof R]-?: R[F] extends Readonly<Record<string, { readonly position: string }>> ? F : never;
}[keyof R] &
  string;

/** Fields that an operation may set: everything but what the store keeps itself. */
export type SettableField<R> = Exclude<keyof R, keyof StoredRecord> & string;

/** What a caller gives to create a record: the store adds the moments. */
export type Draft<K extends Kind> = Omit<Records[K], 'createdAt' | 'updatedAt' | 'deletedAt' | 'v'>;

interface On<K extends Kind> {
  readonly kind: K;
  readonly id: string;
}

interface Create<K extends Kind> extends On<K> {
  readonly op: 'create';
  readonly record: Draft<K>;
}

interface SetFields<K extends Kind> extends On<K> {
  readonly op: 'set';
  readonly fields: Partial<Pick<Records[K], SettableField<Records[K]>>>;
}

interface PutMember<K extends Kind> extends On<K> {
  readonly op: 'put';
  readonly map: MapField<Records[K]>;
  readonly key: string;
  readonly value: unknown;
}

interface DropMember<K extends Kind> extends On<K> {
  readonly op: 'drop';
  readonly map: MapField<Records[K]>;
  readonly key: string;
}

interface Remove<K extends Kind> extends On<K> {
  readonly op: 'remove' | 'restore';
}

/** An operation on a record of kind K. */
export type OpOn<K extends Kind> = Create<K> | SetFields<K> | PutMember<K> | DropMember<K> | Remove<K>;

/**
 * The smallest change of data: creates a record, sets single fields, puts or drops one member of a keyed map, removes
 * or restores. Rules return lists of these; the store commits a list all or none.
 */
export type Op = { [K in Kind]: OpOn<K> }[Kind];

/** Version of each kind's shape that this build writes; migrations on read bring older records here. */
export const VERSIONS: Readonly<Record<Kind, number>> = {
  research: 1,
  material: 1,
  materialText: 1,
  hypothesis: 1,
  experiment: 1,
  audience: 2,
  persona: 1,
  contactList: 1,
  recruitingRequest: 1,
  board: 3,
  interview: 2,
  channel: 1,
  botSettings: 1,
  scenario: 1,
  profile: 1,
  company: 1,
  member: 2,
  paymentCard: 1,
  transaction: 2,
  seller: 1,
};

/** Why an operation cannot be applied to the record as it stands. */
export class OperationError extends Error {
  override readonly name = 'OperationError';
}

type AnyRecord = StoredRecord & Readonly<Record<string, unknown>>;

/** What the store keeps itself; no operation sets it. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['id', 'v', 'createdAt', 'updatedAt', 'deletedAt']);
/** Names that mean something else on every object, so that no member of a keyed map may have them. */
const RESERVED_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function membersOf(record: AnyRecord, map: string, key: string): Readonly<Record<string, unknown>> {
  if (RESERVED_KEYS.has(key)) throw new OperationError(`«${key}» cannot be a key`);
  const members = Object.hasOwn(record, map) ? record[map] : undefined;
  if (typeof members !== 'object' || members === null) throw new OperationError(`no keyed map «${map}»`);
  return members as Readonly<Record<string, unknown>>;
}

/**
 * The record after an operation.
 * @param before the record as it stands, or undefined when there is none
 * @param at the moment of the commit, ISO 8601
 * @throws OperationError when a record is created twice or changed before it exists, when a field is the store's own, or a
 * key is reserved
 */
export function applyOp(before: StoredRecord | undefined, op: Op, at: string): StoredRecord {
  if (op.op === 'create') {
    if (before) throw new OperationError(`${op.kind} «${op.id}» exists already`);
    if (op.record.id !== op.id)
      throw new OperationError(`${op.kind} «${op.id}» cannot be created as «${op.record.id}»`);
    return { ...op.record, v: VERSIONS[op.kind], createdAt: at, updatedAt: at, deletedAt: null };
  }
  if (!before) throw new OperationError(`${op.kind} «${op.id}» does not exist`);
  const record = before as AnyRecord;
  switch (op.op) {
    case 'set':
      for (const field of Object.keys(op.fields)) {
        if (OWN_FIELDS.has(field)) throw new OperationError(`«${field}» is the store's own`);
      }
      return { ...record, ...op.fields, updatedAt: at };
    case 'put':
      return {
        ...record,
        [op.map]: { ...membersOf(record, op.map, op.key), [op.key]: op.value },
        updatedAt: at,
      } as AnyRecord;
    case 'drop': {
      const { [op.key]: _dropped, ...rest } = membersOf(record, op.map, op.key);
      return { ...record, [op.map]: rest, updatedAt: at } as AnyRecord;
    }
    case 'remove':
      return { ...record, deletedAt: record.deletedAt ?? at, updatedAt: at };
    case 'restore':
      return { ...record, deletedAt: null, updatedAt: at };
  }
}

/**
 * The operation that takes an operation back: what undo commits. A creation is taken back by removal (ids stay known).
 * @param before the record as it stood before `op`
 */
export function invertOp(before: StoredRecord | undefined, op: Op): Op {
  const { kind, id } = op;
  const on = { kind, id };
  if (op.op === 'create') return { op: 'remove', ...on } as Op;
  if (!before) throw new OperationError(`${kind} «${id}» does not exist`);
  const record = before as AnyRecord;
  switch (op.op) {
    case 'set':
      return {
        op: 'set',
        ...on,
        fields: Object.fromEntries(Object.keys(op.fields).map((field) => [field, record[field]])),
      } as Op;
    case 'put':
    case 'drop': {
      const members = membersOf(record, op.map, op.key);
      const previous = Object.hasOwn(members, op.key) ? members[op.key] : undefined;
      return (
        previous === undefined
          ? { op: 'drop', ...on, map: op.map, key: op.key }
          : { op: 'put', ...on, map: op.map, key: op.key, value: previous }
      ) as Op;
    }
    case 'remove':
    case 'restore':
      return { op: record.deletedAt === null ? 'restore' : 'remove', ...on } as Op;
  }
}
