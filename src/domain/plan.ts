import type { Expectation } from './core/expectation.ts';
import { GoneError, OperationError, applyOp, invertOp, type Op } from './core/operation.ts';
import { atOnce } from './inStretches.ts';
import { isObject, type StoredRecord } from './core/record.ts';
import { StoreError } from './core/storeError.ts';
import { whyUnmet } from './core/unmet.ts';
import type { Kind, Records } from './records.ts';
import { parseRecord, type Parsed } from './schemas.ts';

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

export interface PlanOptions {
  /** Facts that its author read: all of them must still hold. */
  readonly expect?: readonly Expectation[];
}

/** The records that a commit has to read first. */
export function touchedBy(ops: readonly Op[], options: PlanOptions = {}): RecordName[] {
  return uniqueNames([...ops, ...(options.expect ?? [])]);
}

/** Migrates and checks the record stored under an id. The record must also carry this id. */
export function parseRow<K extends Kind>(kind: K, id: string, stored: unknown): Parsed<Records[K]> {
  const parsed = parseRecord(kind, stored);
  if (parsed.ok && parsed.record.id !== id) return { ok: false, reason: 'id: not the one it is stored under' };
  return parsed;
}

/** Result of a commit before anything is written. */
export interface CommitPlan {
  /** Moment of the commit, ISO 8601: later than what it replaces. */
  readonly at: string;
  /** Operations that take it back, in the order to commit them. */
  readonly inverse: readonly Op[];
  /** Final state of every record that changes, each once. */
  readonly writes: readonly WrittenRecord[];
}

/** A valid record with its kind. */
export type WrittenRecord = { [K in Kind]: { readonly kind: K; readonly record: Records[K] } }[Kind];

const isLivingRow = (stored: unknown): boolean => isObject(stored) && typeof stored.deletedAt !== 'string';

/** Records as they are stored, migrated and checked once each, however many expectations are of one. */
function createParser(read: (name: RecordName) => unknown): (name: RecordName) => Parsed<StoredRecord> {
  const parsed = new Map<string, Parsed<StoredRecord>>();
  return (name) => {
    const key = nameKey(name);
    const made = parsed.get(key) ?? parseRow(name.kind, name.id, read(name));
    parsed.set(key, made);
    return made;
  };
}

type Parser = ReturnType<typeof createParser>;

/** Why what is expected of a record is not met by what is stored. Throws `invalid` when fields of a damaged one are read. */
function whyRowUnmet(expected: Expectation, stored: unknown, parse: Parser): ReturnType<typeof whyUnmet> {
  const { living, holds = [] } = expected;
  if (!isLivingRow(stored)) return whyUnmet(expected, undefined);
  // Whether a record is there can be told of a damaged one, too.
  if (holds.length === 0) return living === false ? 'changed' : null;
  const parsed = parse(expected);
  if (!parsed.ok) throw new StoreError('invalid', `${nameKey(expected)} as stored: ${parsed.reason}`);
  return whyUnmet(expected, parsed.record);
}

/**
 * Checks what a commit relies on. That a record is gone is said first: it is what the person has to know.
 * @throws StoreError `conflict`, `invalid`
 */
function* checkInSteps(
  expect: readonly Expectation[],
  read: (name: RecordName) => unknown,
  parse: Parser,
): Generator<void, void, void> {
  const unmet: { readonly expected: Expectation; readonly why: string }[] = [];
  for (const expected of expect) {
    const why = whyRowUnmet(expected, read(expected), parse);
    if (why !== null) unmet.push({ expected, why });
    yield;
  }
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
 * Computes the records after the operations are applied. It is pure, so that every adapter commits alike. It pauses after each
 * record and each operation, so that a big commit leaves room for the user's other actions.
 * @param read returns the record stored under a name now, or undefined
 * @throws StoreError `conflict`, `invalid`
 */
export function* planInSteps(
  ops: readonly Op[],
  { expect = [] }: PlanOptions,
  read: (name: RecordName) => unknown,
  now: Date,
): Generator<void, CommitPlan, void> {
  const parse = createParser(read);
  yield* checkInSteps(expect, read, parse);

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
    const parsed = parse(name);
    if (!parsed.ok) throw new StoreError('invalid', `${nameKey(name)} as stored: ${parsed.reason}`);
    stored.set(nameKey(name), parsed.record);
    yield;
  }

  const states = new Map(stored);
  const inverses: (readonly Op[])[] = [];
  const own = new WeakSet<object>();
  for (const op of ops) {
    const key = nameKey(op);
    const before = states.get(key);
    try {
      inverses.push(invertOp(before, op));
      states.set(key, applyOp(before, op, at, own));
    } catch (error) {
      if (error instanceof OperationError) {
        const reason = error instanceof GoneError ? 'gone' : undefined;
        throw new StoreError('conflict', error.message, { reason, cause: error });
      }
      throw error;
    }
    yield;
  }

  const writes: WrittenRecord[] = [];
  for (const name of touched) {
    const key = nameKey(name);
    // Nothing happened to it: a record that was ensured, and is there.
    if (states.get(key) === stored.get(key)) continue;
    const parsed = parseRow(name.kind, name.id, states.get(key));
    if (!parsed.ok) throw new StoreError('invalid', `${nameKey(name)} after the commit: ${parsed.reason}`);
    writes.push({ kind: name.kind, record: parsed.record } as WrittenRecord);
    yield;
  }
  return { at, inverse: inverses.reverse().flat(), writes };
}

export function planCommit(...task: Parameters<typeof planInSteps>): CommitPlan {
  return atOnce(planInSteps(...task));
}
