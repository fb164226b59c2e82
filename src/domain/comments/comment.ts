import { counted, formatNumber, NBSP } from '../core/format.ts';
import type { Op } from '../core/operation.ts';
import { positionBetween, type NewId } from '../core/record.ts';
import { COMMENT_KIND_WORDS } from './kindWords.ts';
import type { Comment } from './kinds.ts';
import { mentionsIn, type Mention, type Nameable } from './mentions.ts';
import type { CommentsPlace } from './place.ts';
import type { CommentCount } from './tally.ts';

/** Most signs of a comment; its schema says the same (schema.ts), which the first screen does not load. */
export const MAX_SIGNS = 4000;

export interface Commenter {
  /** Their member record. */
  readonly id: string;
  readonly name: string;
}

/** Input of a new comment. */
export interface Saying {
  readonly who: Commenter;
  /** Members of the company, whom the text may call. */
  readonly members: readonly Nameable[];
  /** Those whom the author has picked while typing: of two with one name it is the picked one. */
  readonly picked: readonly Mention[];
}

/** Returns the error in a text; empty when it can be sent. */
export function checkComment(text: string): string {
  const signs = text.trim().length;
  if (signs === 0) return 'Напишите комментарий';
  if (signs <= MAX_SIGNS) return '';
  return `Здесь ${counted(signs, ['знак', 'знака', 'знаков'])}, а${NBSP}в${NBSP}комментарий помещается ${formatNumber(MAX_SIGNS)}. Сократите его или отправьте частями: набранное цело.`;
}

/**
 * Operations that say something of a record, or reply to what was said.
 * @param threadId the comment that begins the thread; null for a new thread
 * @throws RangeError when the text cannot be sent
 */
export function addComment(
  { on, part }: CommentsPlace,
  threadId: string | null,
  typed: string,
  { who, members, picked }: Saying,
  newId: NewId,
): { id: string; ops: Op[] } {
  const error = checkComment(typed);
  if (error) throw new RangeError(error);
  const id = newId();
  const text = typed.trim();
  const record = {
    id,
    on,
    part,
    threadId,
    authorId: who.id,
    authorName: who.name,
    text,
    mentions: [...mentionsIn(text, members, picked)],
    editedAt: null,
    withdrawnAt: null,
    turns: {},
  };
  return { id, ops: [{ op: 'create', kind: 'comment', id, record }] };
}

/**
 * Operations that put other words in the place of one's own; none when they are the same.
 * @param at the moment, ISO 8601
 * @throws RangeError when the text cannot be sent
 */
export function editComment(
  { id, text: before, mentions }: Pick<Comment, 'id' | 'text' | 'mentions'>,
  typed: string,
  { members, picked }: Omit<Saying, 'who'>,
  at: string,
): Op[] {
  const error = checkComment(typed);
  if (error) throw new RangeError(error);
  const text = typed.trim();
  if (text === before) return [];
  // Whom it called before stays called: they may be no members any more.
  const called = mentionsIn(text, [...members, ...mentions], [...picked, ...mentions]);
  return [{ op: 'set', kind: 'comment', id, fields: { text, mentions: [...called], editedAt: at } }];
}

/**
 * Returns operations that remove a comment. One with replies leaves its place: the replies stay.
 * @param hasReplies whether it has any reply
 */
export function deleteComment({ id }: Pick<Comment, 'id'>, hasReplies: boolean, at: string): Op[] {
  if (hasReplies) return [{ op: 'set', kind: 'comment', id, fields: { withdrawnAt: at } }];
  return [{ op: 'remove', kind: 'comment', id }];
}

/** Operations that settle a thread, or open it again. */
export function turnThread(
  { id }: Pick<Comment, 'id'>,
  isSettled: boolean,
  who: Commenter,
  at: string,
  newId: NewId,
): Op[] {
  const value = { isSettled, at, by: who.id, byName: who.name, position: positionBetween(null, null) };
  return [{ op: 'put', kind: 'comment', id, map: 'turns', key: newId(), value }];
}

/** How many comments there are, in words: «3 комментария, 1 нерешён»; empty for none. */
export function countWords({ comments, open }: CommentCount): string {
  if (comments === 0) return '';
  const all = counted(comments, COMMENT_KIND_WORDS.comment.forms);
  return open === 0
    ? `${all}, всё решено`
    : `${all}, ${counted(open, ['нерешённое обсуждение', 'нерешённых обсуждения', 'нерешённых обсуждений'])}`;
}
