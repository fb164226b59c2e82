import { erasedWords, isErased } from './erase.ts';
import type { Comment } from './kinds.ts';
import { isSamePlace, type CommentsPlace } from './place.ts';
import { isSettledBy } from './tally.ts';

/** A comment with the replies to it. */
export interface Thread {
  /** Id of the comment that begins it, which may be gone. */
  readonly id: string;
  readonly on: string;
  readonly part: string | null;
  /** First comment; null when it was deleted. */
  readonly root: Comment | null;
  /** Placeholder of a deleted root; empty while it exists. */
  readonly rootWords: string;
  /** In the order in which they were written; of those that went for good the place stays. */
  readonly replies: readonly Comment[];
  readonly isSettled: boolean;
  /** Name of the member who settled it last; empty while it is open. */
  readonly settledBy: string;
  /** ISO 8601 moment of that; empty while it is open. */
  readonly settledAt: string;
  /** Whether it can be settled: its first comment's record is there, deleted words or not. */
  readonly canTurn: boolean;
}

type Ordered = Pick<Comment, 'createdAt' | 'id'>;

const oldestFirst = (a: Ordered, b: Ordered): number =>
  a.createdAt !== b.createdAt ? (a.createdAt < b.createdAt ? -1 : 1) : a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

function threadOf(id: string, first: Comment | undefined, replies: readonly Comment[]): Thread | null {
  const root = first && first.withdrawnAt === null ? first : null;
  const [known] = first ? [first] : replies;
  if (!known || (!root && replies.every(isErased))) return null;
  const last = Object.values(first?.turns ?? {})
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .at(-1);
  const isSettled = isSettledBy(first?.turns);
  return {
    id,
    on: known.on,
    part: known.part,
    root,
    rootWords: root ? '' : first && isErased(first) ? erasedWords(first) : 'Комментарий удалён',
    replies,
    isSettled,
    settledBy: isSettled ? (last?.byName ?? '') : '',
    settledAt: isSettled ? (last?.at ?? '') : '',
    canTurn: first !== undefined,
  };
}

/**
 * Comments as threads: those that are not settled first, each kind in the order in which they were begun. However the comments come,
 * the threads are the same.
 */
export function threadsOf(comments: readonly Comment[]): readonly Thread[] {
  const firsts = new Map<string, Comment>();
  const replies = new Map<string, Comment[]>();
  for (const comment of comments.toSorted(oldestFirst)) {
    const { id, threadId, withdrawnAt } = comment;
    if (threadId === null) firsts.set(id, comment);
    else if (withdrawnAt === null || isErased(comment))
      replies.set(threadId, [...(replies.get(threadId) ?? []), comment]);
  }
  const ids = new Set([...firsts.keys(), ...replies.keys()]);
  const threads = [...ids].flatMap((id) => threadOf(id, firsts.get(id), replies.get(id) ?? []) ?? []);
  const begun = (thread: Thread): Ordered => firsts.get(thread.id) ?? thread.replies[0] ?? { createdAt: '', id: '' };
  return threads.toSorted((a, b) => Number(a.isSettled) - Number(b.isSettled) || oldestFirst(begun(a), begun(b)));
}

/** The threads of one place: of the record as a whole, or of a part of it. */
export const threadsAt = (threads: readonly Thread[], place: CommentsPlace): readonly Thread[] =>
  threads.filter((thread) => isSamePlace(thread, place));

/** Members that have spoken in a thread, each once. */
export function speakersIn(comments: readonly Pick<Comment, 'authorId'>[]): readonly string[] {
  return [...new Set(comments.map(({ authorId }) => authorId))];
}

/** Returns the first existing words of a thread. */
export const firstWords = ({ root, replies }: Pick<Thread, 'root' | 'replies'>): string =>
  root?.text ?? replies.find((reply) => !isErased(reply))?.text ?? '';
