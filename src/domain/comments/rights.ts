import type { Op } from '../core/operation.ts';
import { isObject } from '../core/record.ts';
import { isSame } from '../core/same.ts';

/**
 * Right that an operation needs: none, researcher, administrator; `author`: it speaks in a person's name, which only that person
 * may do, no matter which role they have.
 */
export type CommentNeed = 'anybody' | 'Researcher' | 'Admin' | 'Owner' | 'author';

type Fields = Readonly<Record<string, unknown>>;

const asFields = (value: unknown): Fields => (isObject(value) ? value : {});

/** Whether what is set takes words away for good, and says nothing in their place. */
function takesWords(fields: Fields, words: readonly string[]): boolean {
  const keys = Object.keys(fields);
  return (
    keys.some((key) => words.includes(key)) &&
    keys.every((key) =>
      key === 'withdrawnAt'
        ? typeof fields[key] === 'string'
        : key === 'mentions'
          ? isSame(fields[key], [])
          : [...words, 'authorName'].includes(key) && fields[key] === '',
    )
  );
}

/** Fields that say the words of a comment. */
const WORDS: ReadonlySet<string> = new Set(['text', 'mentions', 'editedAt']);

/** Fields that an answer to a review says. */
const ANSWER: ReadonlySet<string> = new Set(['state', 'word', 'at', 'answeredBy', 'answeredByName']);

/** Returns the fields whose new value differs from the stored one. */
const changedFields = (fields: Fields, before: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field, is]) => !isSame(is, before[field] ?? null)));

const ofAll = (fields: Fields, known: ReadonlySet<string>): boolean =>
  Object.keys(fields).every((key) => known.has(key));

/** Whether an id names the caller; an empty id matches no one. */
const isMine = (id: unknown, me: string): boolean => me !== '' && id === me;

/** Whether a new comment says all that it says in the name of the one who asks. */
const isSaidBy = ({ authorId, turns }: Fields, me: string): boolean =>
  isMine(authorId, me) && Object.values(asFields(turns)).every((turn) => isMine(asFields(turn).by, me));

/** Whether a new review is asked by the one who asks, and not answered. */
const isAskedBy = ({ askedBy, state, answeredBy }: Fields, me: string): boolean =>
  isMine(askedBy, me) && state === 'asked' && answeredBy === '';

/** Returns the right that an operation on a comment needs. */
function commentNeed(op: Op, before: Fields, me: string): CommentNeed {
  const isOwn = isMine(before.authorId, me);
  switch (op.op) {
    case 'create':
      return isSaidBy(asFields(op.record), me) ? 'anybody' : 'author';
    case 'ensure':
      // Another author's removed comment is not overwritten.
      return isSaidBy(asFields(op.defaults), me) && (before.id === undefined || isOwn) ? 'anybody' : 'author';
    case 'remove':
    case 'restore':
      return isOwn ? 'anybody' : 'Admin';
    case 'set': {
      const fields = changedFields(asFields(op.fields), before);
      // A former member asks the owner of the company.
      if (takesWords(fields, ['text'])) return isOwn ? 'anybody' : 'Owner';
      if (ofAll(fields, WORDS)) return isOwn ? 'anybody' : 'author';
      return Object.keys(fields).join() === 'withdrawnAt' ? (isOwn ? 'anybody' : 'Admin') : 'author';
    }
    case 'put':
      // Every member settles a thread, in their own name; earlier turns cannot be changed.
      if (Object.hasOwn(asFields(before.turns), op.key)) return 'author';
      return isMine(asFields(op.value).by, me) ? 'anybody' : 'author';
    case 'drop':
      return isMine(asFields(asFields(before.turns)[op.key]).by, me) ? 'anybody' : 'Admin';
    default:
      return 'author';
  }
}

/** Returns the right that an operation on a review needs. */
function reviewNeed(op: Op, before: Fields, me: string): CommentNeed {
  switch (op.op) {
    case 'create':
      return isAskedBy(asFields(op.record), me) ? 'Researcher' : 'author';
    case 'ensure':
      return isAskedBy(asFields(op.defaults), me) && (before.id === undefined || isMine(before.askedBy, me))
        ? 'Researcher'
        : 'author';
    case 'remove':
    case 'restore':
      return isMine(before.askedBy, me) ? 'Researcher' : 'Admin';
    case 'set': {
      const fields = changedFields(asFields(op.fields), before);
      if (takesWords(fields, ['question', 'word'])) {
        const isOwn =
          (!('question' in fields) || isMine(before.askedBy, me)) &&
          (!('word' in fields) || isMine(before.answeredBy, me));
        return isOwn ? 'anybody' : 'Owner';
      }
      if (!ofAll(fields, ANSWER)) return 'author';
      // The answer is given in one's own name; taking it back leaves the name empty.
      const isNamed = fields.answeredBy === undefined || isMine(fields.answeredBy, me) || fields.answeredBy === '';
      if (!isNamed) return 'author';
      return isMine(before.reviewerId, me) ? 'anybody' : 'Admin';
    }
    default:
      return 'author';
  }
}

/**
 * Returns the right that an operation on a comment or a review needs. Only the author may change the words of a comment;
 * administrators may also remove it, or answer in place of the person who was asked.
 * @param me id of their own member record; empty while unknown: then nothing can be said in anyone's name
 */
export function commentsNeed(op: Op, before: unknown, me: string): CommentNeed {
  return op.kind === 'comment' ? commentNeed(op, asFields(before), me) : reviewNeed(op, asFields(before), me);
}
