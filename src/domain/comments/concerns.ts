import { isObject } from '../core/record.ts';
import type { Kind } from '../records.ts';
import type { Comment, Review } from './kinds.ts';

/** Reason why a commit concerns a member. */
export type ConcernReason = 'mentioned' | 'reply' | 'assigned' | 'reviewAsked' | 'reviewAnswered';

/** Link between a commit and a member whom it concerns. */
export interface Concern {
  /** Their member record. */
  readonly memberId: string;
  readonly why: ConcernReason;
  /** The record that tells of it: the comment, the review, what they were put in charge of. */
  readonly kind: Kind;
  readonly id: string;
  /** Subject, `kind:id`; for an assignment, the assigned record itself. */
  readonly on: string;
  readonly part: string | null;
}

/** A record before and after a commit, as stored; undefined where there was none. */
export interface RecordChange {
  readonly kind: Kind;
  readonly id: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Records to read to find whom a commit concerns. */
export interface ConcernReads {
  /** Returns comments of a thread as they are after the commit, its first one among them. */
  readonly thread: (on: string, threadId: string) => readonly Pick<Comment, 'authorId'>[];
}

type Fields = Readonly<Record<string, unknown>>;

const livingFields = (stored: unknown): Fields | null =>
  isObject(stored) && typeof stored.deletedAt !== 'string' ? stored : null;

const idsOf = (mentions: unknown): readonly string[] =>
  Array.isArray(mentions)
    ? mentions.flatMap((one) => (isObject(one) && typeof one.id === 'string' ? [one.id] : []))
    : [];

/** Member, and the reason why it concerns them. */
type Told = readonly [memberId: unknown, why: ConcernReason];

/** Whom what was said concerns: those whom it calls and did not call before, then those who spoke in the thread. */
function toldByComment(before: Fields | null, after: Fields, { thread }: ConcernReads): readonly Told[] {
  if (typeof after.withdrawnAt === 'string') return [];
  const { on, threadId, mentions } = after as unknown as Comment;
  const known = new Set(idsOf(before?.mentions));
  const called = idsOf(mentions).filter((id) => !known.has(id));
  const isNewReply = !before && typeof threadId === 'string';
  const others = isNewReply ? thread(on, threadId).map(({ authorId }) => authorId) : [];
  return [...called.map((id): Told => [id, 'mentioned']), ...others.map((id): Told => [id, 'reply'])];
}

/** Whom a review concerns: who is asked, then who asked. */
function toldByReview(before: Fields | null, after: Fields): readonly Told[] {
  const { state, reviewerId, askedBy } = after as unknown as Review;
  if (!before) return state === 'asked' ? [[reviewerId, 'reviewAsked']] : [];
  return state !== 'asked' && before.state !== state ? [[askedBy, 'reviewAnswered']] : [];
}

function toldBy({ kind, before: was, after: is }: RecordChange, reads: ConcernReads): readonly Told[] {
  const before = livingFields(was);
  const after = livingFields(is);
  if (!after) return [];
  if (kind === 'comment') return toldByComment(before, after, reads);
  if (kind === 'review') return toldByReview(before, after);
  // «Ответственный», of whatever has one.
  return after.assigneeId !== before?.assigneeId ? [[after.assigneeId, 'assigned']] : [];
}

/**
 * Returns the members whom a commit concerns, and why; each of them once for a record, the nearest reason first: a mention in a
 * reply counts as a mention. Never the author of the commit.
 * @param me member record of the commit's author
 */
export function concernsOf(changed: readonly RecordChange[], me: string, reads: ConcernReads): readonly Concern[] {
  return changed.flatMap((record) => {
    const { kind, id, after } = record;
    const told = new Map<string, ConcernReason>();
    for (const [memberId, why] of toldBy(record, reads)) {
      if (typeof memberId === 'string' && memberId !== '' && memberId !== me && !told.has(memberId))
        told.set(memberId, why);
    }
    const { on, part } = (isObject(after) ? after : {}) as { on?: unknown; part?: unknown };
    const isTalk = kind === 'comment' || kind === 'review';
    return [...told].map(([memberId, why]) => ({
      memberId,
      why,
      kind,
      id,
      on: isTalk && typeof on === 'string' ? on : `${kind}:${id}`,
      part: isTalk && typeof part === 'string' ? part : null,
    }));
  });
}
