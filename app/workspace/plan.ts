import { OperationError, applyOp, invertOp, type Kind, type Op, type Records } from '#src/domain/operation.ts';
import type { StoredRecord } from '#src/domain/record.ts';

import { isAccountKind, isKind, isObject, parentOf } from './kindFacts.ts';
import { parseRecord, type Parsed } from './kinds.ts';
import { StoreError, type Change, type CommitOptions, type Committed, type LoadedRecord } from './port.ts';

/** Where a record is kept: a company's id, or `account` for what all companies share. */
export const ACCOUNT_SPACE = 'account';

/** The space of a kind, seen from a company's workspace. */
export function spaceOf(kind: Kind, companyId: string): string {
  return isAccountKind(kind) ? ACCOUNT_SPACE : companyId;
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
  return uniqueNames([...ops, ...(options.unchanged ?? [])]);
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
  { unchanged = [] }: CommitOptions,
  read: (name: RecordName) => unknown,
  now: Date,
): Generator<void, Plan> {
  for (const expected of unchanged) {
    const raw = read(expected);
    if (!isObject(raw) || raw.updatedAt !== expected.updatedAt) {
      throw new StoreError('conflict', `${nameKey(expected)} changed since it was read`);
    }
  }

  const touched = uniqueNames(ops);
  let time = now.getTime();
  for (const name of touched) {
    const raw = read(name);
    if (isObject(raw)) time = Math.max(time, momentAfter(raw.updatedAt));
  }
  const at = new Date(time).toISOString();

  const states = new Map<string, StoredRecord | undefined>();
  for (const name of touched) {
    const raw = read(name);
    if (raw === undefined) continue;
    const parsed = parseRow(name.kind, name.id, raw);
    if (!parsed.ok) throw new StoreError('invalid', `${nameKey(name)} as stored: ${parsed.reason}`);
    states.set(nameKey(name), parsed.record);
    yield;
  }

  const inverse: Op[] = [];
  for (const op of ops) {
    const key = nameKey(op);
    const before = states.get(key);
    try {
      inverse.push(invertOp(before, op));
      states.set(key, applyOp(before, op, at));
    } catch (error) {
      if (error instanceof OperationError) throw new StoreError('conflict', error.message, { cause: error });
      throw error;
    }
    yield;
  }

  const writes: Written[] = [];
  for (const name of touched) {
    const parsed = parseRow(name.kind, name.id, states.get(nameKey(name)));
    if (!parsed.ok) throw new StoreError('invalid', `${nameKey(name)} after the commit: ${parsed.reason}`);
    writes.push({ kind: name.kind, record: parsed.record } as Written);
    yield;
  }
  return { at, inverse: inverse.reverse(), writes };
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
    const fields = op.op === 'create' ? op.record : op.op === 'set' ? op.fields : {};
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
  if (companyId === ACCOUNT_SPACE || companyId === '') throw new StoreError('invalid', `no company «${companyId}»`);
}

/** A change, as it is told to the stores that share a database. */
export interface Told {
  /** What changed, with its space. */
  readonly records: readonly (RecordName & { readonly space: string })[];
}

/** A told change as seen from one company's workspace, or undefined when it does not concern it. */
export function heard(told: Told, companyId: string, origin: Change['origin']): Change | undefined {
  const records = told.records
    .filter(({ space, kind }) => space === spaceOf(kind, companyId))
    .map(({ kind, id }) => ({ kind, id }));
  return records.length === 0 ? undefined : { origin, records };
}

/** Whether a row of the account belongs to a company: the company itself, and its members. Damaged records included. */
export function isOfCompany({ kind, id }: RecordName, stored: unknown, companyId: string): boolean {
  return kind === 'company' ? id === companyId : kind === 'member' && parentOf('member', stored) === companyId;
}

/** Why a company was not erased. */
export function lastCompany(companyId: string): StoreError {
  return new StoreError('conflict', `no company but «${companyId}» lives`);
}

/** Listeners that cannot harm each other or the caller. */
export function createListeners<T>(): { add: (listener: (value: T) => void) => () => void; tell: (value: T) => void } {
  const listeners = new Set<{ readonly listener: (value: T) => void }>();
  return {
    add(listener) {
      const entry = { listener };
      listeners.add(entry);
      return () => {
        listeners.delete(entry);
      };
    },
    tell(value) {
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
