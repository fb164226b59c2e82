import type { Expectation } from '#src/domain/core/expectation.ts';
import { GoneError, OperationError, applyOp, invertOp, type Op } from '#src/domain/core/operation.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import { whyUnmet } from '#src/domain/core/unmet.ts';

import { isKind, isPersonal, parentOf } from './kindFacts.ts';
import { parseRecord, type Parsed } from './kinds.ts';
import { ONLY_PERSON, StoreError, type Change, type CommitOptions, type Committed, type LoadedRecord } from './port.ts';
import type { Kind, Records } from '#src/domain/records.ts';
import { isObject } from '#src/domain/core/record.ts';

/**
 * Space of what lives with the person; every other space is a company's id. Its name is what browsers have stored since the
 * first version.
 */
export const PERSONAL_SPACE = 'account';

/** The space of a kind, seen from a company's workspace: a kind's own table says which. */
export function spaceOf(kind: Kind, companyId: string): string {
  return isPersonal(kind) ? PERSONAL_SPACE : companyId;
}

/** A record's name. */
export interface RecordName {
  readonly kind: Kind;
  readonly id: string;
}

/** A text that is different for different names. */
export function nameKey({ kind, id }: RecordName): string {
  return `${kind}/${id}`;
}

/** Each name once, in the order of first appearance. */
export function uniqueNames(names: Iterable<RecordName>): RecordName[] {
  const seen = new Map<string, RecordName>();
  for (const { kind, id } of names) {
    const key = nameKey({ kind, id });
    if (!seen.has(key)) seen.set(key, { kind, id });
  }
  return [...seen.values()];
}

/** The records that a commit has to read first. */
export function touchedBy(ops: readonly Op[], options: CommitOptions = {}): RecordName[] {
  return uniqueNames([...ops, ...(options.expect ?? [])]);
}

/** What is stored under an id, migrated and checked. It must also say that it has this id. */
export function parseRow<K extends Kind>(kind: K, id: string, stored: unknown): Parsed<Records[K]> {
  const parsed = parseRecord(kind, stored);
  if (parsed.ok && parsed.record.id !== id) return { ok: false, reason: 'id: not the one it is stored under' };
  return parsed;
}

/** What a commit comes to, before anything is written. */
export interface Plan extends Committed {
  /** Final state of every record that changes, each once. */
  readonly writes: readonly Written[];
}

/** A valid record with its kind. */
export type Written = { [K in Kind]: { readonly kind: K; readonly record: Records[K] } }[Kind];

const isLivingRow = (stored: unknown): boolean => isObject(stored) && typeof stored.deletedAt !== 'string';

/** Why what is expected of a record is not met by what is stored. Throws `invalid` when fields of a damaged one are read. */
function whyRowUnmet(expected: Expectation, stored: unknown): ReturnType<typeof whyUnmet> {
  const { kind, id, living, holds = [] } = expected;
  if (!isLivingRow(stored)) return whyUnmet(expected, undefined);
  // Whether a record is there can be told of a damaged one, too.
  if (holds.length === 0) return living === false ? 'changed' : null;
  const parsed = parseRow(kind, id, stored);
  if (!parsed.ok) throw new StoreError('invalid', `${nameKey(expected)} as stored: ${parsed.reason}`);
  return whyUnmet(expected, parsed.record);
}

/**
 * Checks what a commit relies on. That a record is gone is said first: it is what the person has to know.
 * @throws StoreError `conflict`, `invalid`
 */
function checkExpected(expect: readonly Expectation[], read: (name: RecordName) => unknown): void {
  const unmet = expect.flatMap((expected) => {
    const why = whyRowUnmet(expected, read(expected));
    return why === null ? [] : [{ expected, why }];
  });
  const first = unmet.find(({ why }) => why === 'gone') ?? unmet[0];
  if (!first) return;
  throw new StoreError('conflict', `${nameKey(first.expected)} is not as it was read: ${first.why}`, {
    reason: first.why === 'gone' ? 'gone' : undefined,
  });
}

const momentAfter = (moment: unknown): number => {
  const time = typeof moment === 'string' ? Date.parse(moment) : Number.NaN;
  return Number.isNaN(time) ? 0 : time + 1;
};

/**
 * What becomes of the records when operations are applied to them: pure, so that every adapter commits alike. It stops
 * after each record and each operation, so that a big commit can leave room for what the person does meanwhile.
 * @param read what is stored under a name now, or undefined
 * @throws StoreError `conflict`, `invalid`
 */
export function* planInSteps(
  ops: readonly Op[],
  { expect = [] }: CommitOptions,
  read: (name: RecordName) => unknown,
  now: Date,
): Generator<void, Plan> {
  checkExpected(expect, read);

  const touched = uniqueNames(ops);
  let time = now.getTime();
  for (const name of touched) {
    const raw = read(name);
    if (isObject(raw)) time = Math.max(time, momentAfter(raw.updatedAt));
  }
  const at = new Date(time).toISOString();

  const stored = new Map<string, StoredRecord | undefined>();
  for (const name of touched) {
    const raw = read(name);
    if (raw === undefined) continue;
    const parsed = parseRow(name.kind, name.id, raw);
    if (!parsed.ok) throw new StoreError('invalid', `${nameKey(name)} as stored: ${parsed.reason}`);
    stored.set(nameKey(name), parsed.record);
    yield;
  }

  const states = new Map(stored);
  const inverses: (readonly Op[])[] = [];
  for (const op of ops) {
    const key = nameKey(op);
    const before = states.get(key);
    try {
      inverses.push(invertOp(before, op));
      states.set(key, applyOp(before, op, at));
    } catch (error) {
      if (error instanceof OperationError) {
        const reason = error instanceof GoneError ? 'gone' : undefined;
        throw new StoreError('conflict', error.message, { reason, cause: error });
      }
      throw error;
    }
    yield;
  }

  const writes: Written[] = [];
  for (const name of touched) {
    const key = nameKey(name);
    // Nothing happened to it: a record that was ensured, and is there.
    if (states.get(key) === stored.get(key)) continue;
    const parsed = parseRow(name.kind, name.id, states.get(key));
    if (!parsed.ok) throw new StoreError('invalid', `${nameKey(name)} after the commit: ${parsed.reason}`);
    writes.push({ kind: name.kind, record: parsed.record } as Written);
    yield;
  }
  return { at, inverse: inverses.reverse().flat(), writes };
}

/** {@link planInSteps} in one go. */
export function planCommit(...task: Parameters<typeof planInSteps>): Plan {
  const steps = planInSteps(...task);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Longest stretch of a big commit between two pauses, in milliseconds: half a frame. */
const STRETCH = 8;

/** {@link planInSteps} with pauses, in which the page answers. What was read may be out of date when it is done. */
export async function planWithPauses(...task: Parameters<typeof planInSteps>): Promise<Plan> {
  const steps = planInSteps(...task);
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < STRETCH) continue;
    await pause();
    since = performance.now();
  }
}

/** Lets the page do what waits. Not a timer where it can be helped: a hidden tab's timers come once a second. */
function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Operations from which a commit is big. */
const MANY_OPS = 50;
/** Members of keyed maps, in all that a commit creates or sets, from which it is big. */
const MANY_MEMBERS = 2000;

/** Whether a commit takes long enough to be felt, so that it is planned with pauses: 2,000 contacts take 8 ms. */
export function isBig(ops: readonly Op[]): boolean {
  if (ops.length >= MANY_OPS) return true;
  let members = 0;
  for (const op of ops) {
    const fields = op.op === 'create' ? op.record : op.op === 'ensure' ? op.defaults : op.op === 'set' ? op.fields : {};
    for (const value of Object.values(fields)) if (isObject(value)) members += Object.keys(value).length;
  }
  return members >= MANY_MEMBERS;
}

/** What is kept beside a record, made of it alone: the columns that lists are read by. */
export interface Envelope {
  readonly kind: Kind;
  readonly id: string;
  /** 1 while the record is not removed. IndexedDB cannot index true, false or null. */
  readonly live: 0 | 1;
  /** Id of the parent, or ''. */
  readonly parent: string;
  readonly createdAt: string;
}

/** The envelope of whatever is stored under a name. A damaged record counts as living, so that it is reported. */
export function envelopeOf({ kind, id }: RecordName, stored: unknown): Envelope {
  const fields = isObject(stored) ? stored : {};
  return {
    kind,
    id,
    live: typeof fields.deletedAt === 'string' ? 0 : 1,
    parent: parentOf(kind, stored),
    createdAt: typeof fields.createdAt === 'string' ? fields.createdAt : '',
  };
}

/** A stored value as `dump` tells it: as it is, except that `load` must find an object with its id. */
export function dumped({ kind, id }: RecordName, stored: unknown): LoadedRecord {
  if (isObject(stored) && stored.id === id) return { kind, record: stored as unknown as StoredRecord };
  const fields = isObject(stored) ? stored : { damaged: stored };
  return { kind, record: { ...fields, id } as unknown as StoredRecord };
}

/**
 * Checks what `load` was given: only what has a kind and an id can be kept.
 * @throws StoreError `invalid`
 */
export function checkLoadable(records: readonly LoadedRecord[]): void {
  for (const loaded of records as readonly unknown[]) {
    const { kind, record } = isObject(loaded) ? loaded : {};
    if (!isKind(kind)) throw new StoreError('invalid', `unknown kind ${String(kind)}`);
    if (!isObject(record) || typeof record.id !== 'string' || record.id === '') {
      throw new StoreError('invalid', `a ${kind} without an id`);
    }
  }
}

/**
 * Checks that a company can have a workspace under its id.
 * @throws StoreError `invalid`
 */
export function checkOwner(companyId: string): void {
  if (companyId === PERSONAL_SPACE || companyId === '') throw new StoreError('invalid', `no company «${companyId}»`);
}

/** A record's name with the space it is in. */
export interface PlacedName extends RecordName {
  readonly space: string;
}

/** A change, as the stores that share a database tell each other of it. */
export interface ChangeMessage {
  /** Who made it; not given by builds before there were any. */
  readonly actor?: string;
  /** What changed. */
  readonly records: readonly PlacedName[];
}

/** The change that a message is for one company's workspace, or undefined when it does not concern it. */
export function changeFrom(
  { actor = ONLY_PERSON, records: all }: ChangeMessage,
  companyId: string,
  origin: Change['origin'],
): Change | undefined {
  const records = all
    .filter(({ space, kind }) => space === spaceOf(kind, companyId))
    .map(({ kind, id }) => ({ kind, id }));
  return records.length === 0 ? undefined : { origin, actor, records };
}

/** The names of what a commit wrote, each with its space. */
export function placedWrites({ writes }: Pick<Plan, 'writes'>, companyId: string): readonly PlacedName[] {
  return writes.map(({ kind, record }) => ({ kind, id: record.id, space: spaceOf(kind, companyId) }));
}

/** Whether a row of the personal space belongs to a company: the company itself, and its members. Damaged records included. */
export function isOfCompany({ kind, id }: RecordName, stored: unknown, companyId: string): boolean {
  return kind === 'company' ? id === companyId : kind === 'member' && parentOf('member', stored) === companyId;
}

/** Why a company was not erased. */
export function lastCompany(companyId: string): StoreError {
  return new StoreError('conflict', `no company but «${companyId}» lives`);
}

/** What {@link createEmitter} makes. */
export interface Emitter<T> {
  /** Returns the way to stop. */
  readonly subscribe: (listener: (value: T) => void) => () => void;
  readonly emit: (value: T) => void;
}

/** Calls listeners that cannot harm each other or the caller. */
export function createEmitter<T>(): Emitter<T> {
  const listeners = new Set<{ readonly listener: (value: T) => void }>();
  return {
    subscribe(listener) {
      const entry = { listener };
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
    emit(value) {
      for (const { listener } of listeners) {
        try {
          listener(value);
        } catch (error) {
          // A commit that is done must not look failed because a listener is faulty.
          globalThis.queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
  };
}
