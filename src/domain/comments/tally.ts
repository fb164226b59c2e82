import { isObject } from '../core/record.ts';

/*
 * Tallies by which the store counts comments and reviews without reading them: one short text for each, made when it is written.
 */

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text with what it counts for before it, so that parts of any name can be told: `open market`. */
const tally = (state: string, part: unknown): string => `${state} ${textOf(part)}`;

/** Whether a thread is settled, of whatever is stored for its turns. */
export function isSettledBy(turns: unknown): boolean {
  let last = { at: '', key: '', isSettled: false };
  for (const [key, turn] of Object.entries(isObject(turns) ? turns : {})) {
    if (!isObject(turn)) continue;
    const at = textOf(turn.at);
    if (at < last.at || (at === last.at && key < last.key)) continue;
    last = { at, key, isSettled: turn.isSettled === true };
  }
  return last.isSettled;
}

/** Returns the tally text of a stored comment. */
export function tallyOfComment(stored: unknown): string {
  const { part, threadId, turns, withdrawnAt } = isObject(stored) ? stored : {};
  if (typeof threadId === 'string') return tally(typeof withdrawnAt === 'string' ? 'reply-gone' : 'reply', part);
  const state = isSettledBy(turns) ? 'settled' : 'open';
  return tally(typeof withdrawnAt === 'string' ? `${state}-gone` : state, part);
}

/** Returns the tally text of a stored review. */
export function tallyOfReview(stored: unknown): string {
  const { part, state } = isObject(stored) ? stored : {};
  return tally(textOf(state), part);
}

/** How many of a kind count for the same, by what they count for. */
export type Tally = Readonly<Record<string, number>>;

/** Counts of a record's comments for its row. */
export interface CommentCount {
  /** Existing comments and replies. */
  readonly comments: number;
  /** Threads that are not settled. */
  readonly open: number;
}

/** No comments. */
export const NO_TALK: CommentCount = { comments: 0, open: 0 };

/**
 * Returns the counts of a tally of comments.
 * @param part of this part of the record alone; null: of the record as a whole; not given: of all of it
 */
export function commentCount(counted: Tally, part?: string | null): CommentCount {
  let { comments, open } = NO_TALK;
  for (const [key, count] of Object.entries(counted)) {
    const end = key.indexOf(' ');
    const state = key.slice(0, end);
    if (part !== undefined && key.slice(end + 1) !== (part ?? '')) continue;
    if (!state.endsWith('-gone')) comments += count;
    if (state.startsWith('open')) open += count;
  }
  return { comments, open };
}

/** Whether a tally of reviews holds any of this part of the record. */
export const hasReview = (counted: Tally, part: string | null): boolean =>
  Object.keys(counted).some((key) => key.slice(key.indexOf(' ') + 1) === (part ?? ''));
