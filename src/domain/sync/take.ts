import type { Op } from '../core/operation.ts';
import { isObject, type StoredRecord } from '../core/record.ts';
import { StoreError } from '../core/storeError.ts';
import { isPersonal, parentOf } from '../kindFacts.ts';
import { nameKey, planCommit, type CommitPlan, type RecordName } from '../plan.ts';
import { KINDS, type Kind } from '../records.ts';
import type { CommitRefusal, SentCommit } from './protocol.ts';
import { mayCommit } from './mayCommit.ts';
import { brokenOwnership } from './memberRights.ts';
import type { Actor } from './rights.ts';
import { trueOps } from './truth/trueOps.ts';

/** The company and the person that a commit is taken for, and the state that it is taken over. */
export interface CommitContext {
  readonly companyId: string;
  /** Who asks; the server itself asks for no leave. */
  readonly actor: Actor | 'server';
  /** Returns the stored record of a name, or undefined. */
  readonly read: (name: RecordName) => unknown;
  /** The server's clock: no commit is later than it. */
  readonly now: Date;
}

/** Result of a commit: the records to write, with the accepted operations, or the reason for the refusal. */
export type TakenCommit =
  | { readonly plan: CommitPlan; readonly ops: readonly Op[] }
  | { readonly refused: CommitRefusal };

/**
 * Whether a record is one of the company: all of its workspace, its own record and its members. What else lives with a person
 * never leaves their device.
 * @param record the record, or what a commit would make of it
 */
export function isOfCompany({ kind, id }: RecordName, record: unknown, companyId: string): boolean {
  if (!isPersonal(kind)) return true;
  if (kind === 'company') return id === companyId;
  return (kind as Kind) === 'member' && parentOf(kind, record) === companyId;
}

const asRecord = (stored: unknown): StoredRecord | undefined =>
  isObject(stored) ? (stored as unknown as StoredRecord) : undefined;

/**
 * Returns the reason to refuse a commit before its effects are checked: an incompatible build, rights, another person's record.
 */
function forbidden({ ops, versions }: SentCommit, { companyId, actor, read }: CommitContext): CommitRefusal | null {
  for (const op of ops) {
    const { kind, id } = op;
    const record = { kind, id };
    if (versions[kind] !== KINDS[kind].version) return { code: 'outdated', record };
    const before = read(record);
    const made = op.op === 'create' ? op.record : op.op === 'ensure' ? op.defaults : undefined;
    if (!isOfCompany(record, made ?? before, companyId)) return { code: 'invalid', record };
    const needed = actor === 'server' ? null : mayCommit(actor, op, asRecord(before));
    if (needed) return { code: 'forbidden', record, needed };
  }
  return null;
}

/** The moment at which a commit counts as made: what its device says, but never later than the server's own clock. */
function momentOf(at: string, now: Date): Date {
  const said = Date.parse(at);
  return Number.isNaN(said) || said > now.getTime() ? now : new Date(said);
}

/**
 * Accepts a commit over the current records, or refuses it: the only judgement of the server. It is pure, so that every database
 * and every test of the protocol judges alike.
 */
export function takeCommit(commit: SentCommit, taking: CommitContext): TakenCommit {
  const refused = forbidden(commit, taking);
  if (refused) return { refused };
  try {
    const { actor, read, now } = taking;
    const moment = momentOf(commit.at, now);
    const erases = commit.erases === true;
    const ops =
      actor === 'server'
        ? commit.ops
        : trueOps(commit.ops, { companyId: taking.companyId, memberId: actor.memberId, moment, now, erases, read });
    const plan = planCommit(ops, { expect: commit.expect }, read, moment);
    const stray = plan.writes.find(
      ({ kind, record }) => !isOfCompany({ kind, id: record.id }, record, taking.companyId),
    );
    if (stray) return { refused: { code: 'invalid', record: { kind: stray.kind, id: stray.record.id } } };
    const ownerless = actor === 'server' ? null : brokenOwnership(plan, read);
    return ownerless ? { refused: { code: 'invalid', record: ownerless } } : { plan, ops };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const code = error.code === 'invalid' ? 'invalid' : error.reason === 'gone' ? 'gone' : 'conflict';
    const [first] = commit.ops;
    return { refused: first ? { code, record: { kind: first.kind, id: first.id } } : { code } };
  }
}

/** The names that a commit is judged by: what it writes and what it relies on, besides what tells its claims true (truth). */
export function namesOf({ ops, expect }: SentCommit): readonly RecordName[] {
  const names = new Map<string, RecordName>();
  for (const { kind, id } of [...ops, ...expect]) names.set(nameKey({ kind, id }), { kind, id });
  return [...names.values()];
}
