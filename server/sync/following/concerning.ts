import { isObject } from '../../../src/domain/core/record.ts';
import type { RecordChange } from '../../../src/domain/comments/concerns.ts';
import type { CommitPlan, RecordName } from '../../../src/domain/plan.ts';

/* Which changes of a commit may concern anybody. */

/** Changes of a commit that may concern a user, and their author. */
export interface ConcerningCommit {
  readonly personId: string;
  /** Their member record; null for a user without one. */
  readonly memberId: string | null;
  readonly changed: readonly RecordChange[];
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields of what is stored; none of what is no record. */
export const fieldsOf = (stored: unknown): Fields => (isObject(stored) ? stored : {});
export const isLiving = (stored: unknown): boolean => isObject(stored) && typeof stored.deletedAt !== 'string';
export const asText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export const isCompleted = (stored: unknown): boolean => isLiving(stored) && fieldsOf(stored).status === 'completed';

/** Whether a record says that a plan was paid for. */
function isPayment(body: unknown): boolean {
  const { status, planId, deletedAt } = fieldsOf(body);
  return status === 'done' && typeof planId === 'string' && deletedAt === null;
}

/** Whether a record goes away, or comes back: its first making is neither. */
export const goesOrReturns = ({ before, after }: RecordChange): boolean =>
  isObject(before) && isLiving(before) !== isLiving(after);

/** Whether a change of such a record can concern anybody at all: all others cost nothing more. */
function canConcern(change: RecordChange): boolean {
  const { kind, before, after } = change;
  return (
    kind === 'comment' ||
    kind === 'review' ||
    kind === 'round' ||
    (kind === 'transaction' && isPayment(after) && !isPayment(before)) ||
    (kind === 'research' && (goesOrReturns(change) || (isCompleted(after) && !isCompleted(before)))) ||
    (asText(fieldsOf(after).assigneeId) !== null && fieldsOf(after).assigneeId !== fieldsOf(before).assigneeId)
  );
}

/**
 * Returns the changes of a commit that can concern a user; called before it is written.
 * @param stored the record of a name
 */
export const concerningIn = ({ writes }: CommitPlan, stored: (name: RecordName) => unknown): readonly RecordChange[] =>
  writes
    .map(({ kind, record }) => ({ kind, id: record.id, before: stored({ kind, id: record.id }), after: record }))
    .filter(canConcern);
