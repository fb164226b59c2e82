import type { Op } from '../core/operation.ts';
import { isObject } from '../core/record.ts';

/** What talk needs of who does it: anybody of the company, those who research, those who run it, or whoever it belongs to alone. */
export type TalkNeed = 'anybody' | 'Researcher' | 'Admin' | 'author' | 'reviewer' | 'never';

type Fields = Readonly<Record<string, unknown>>;

const asFields = (value: unknown): Fields => (isObject(value) ? value : {});

/** Fields that say the words of a comment. */
const WORDS: ReadonlySet<string> = new Set(['text', 'mentions', 'editedAt']);

/** Fields that an answer to a review says. */
const ANSWER: ReadonlySet<string> = new Set(['state', 'word', 'at', 'answeredBy', 'answeredByName']);

const ofAll = (fields: Fields, known: ReadonlySet<string>): boolean =>
  Object.keys(fields).every((key) => known.has(key));

/** What an operation on a comment needs. */
function commentNeed(op: Op, before: Fields, me: string): TalkNeed {
  const isOwn = before.authorId === me;
  switch (op.op) {
    case 'create':
      return asFields(op.record).authorId === me ? 'anybody' : 'never';
    case 'remove':
    case 'restore':
      return isOwn ? 'anybody' : 'Admin';
    case 'set': {
      const fields = asFields(op.fields);
      if (ofAll(fields, WORDS)) return isOwn ? 'anybody' : 'author';
      return Object.keys(fields).join() === 'withdrawnAt' ? (isOwn ? 'anybody' : 'Admin') : 'never';
    }
    case 'put':
      // Anybody settles a thread, in their own name; what was said of it before is nobody's to change.
      if (Object.hasOwn(asFields(before.turns), op.key)) return 'never';
      return asFields(op.value).by === me ? 'anybody' : 'never';
    case 'drop':
      return asFields(asFields(before.turns)[op.key]).by === me ? 'anybody' : 'Admin';
    default:
      return 'never';
  }
}

/** What an operation on a review needs. */
function reviewNeed(op: Op, before: Fields, me: string): TalkNeed {
  switch (op.op) {
    case 'create': {
      const { askedBy, state, answeredBy } = asFields(op.record);
      return askedBy === me && state === 'asked' && answeredBy === '' ? 'Researcher' : 'never';
    }
    case 'remove':
    case 'restore':
      return before.askedBy === me ? 'Researcher' : 'Admin';
    case 'set': {
      const fields = asFields(op.fields);
      if (!ofAll(fields, ANSWER)) return 'never';
      // The answer is given in one's own name; to take it back nobody's stands there.
      const isNamed = fields.answeredBy === undefined || fields.answeredBy === me || fields.answeredBy === '';
      if (!isNamed) return 'never';
      return before.reviewerId === me ? 'anybody' : 'reviewer';
    }
    default:
      return 'never';
  }
}

/**
 * What an operation on a comment or a review needs of who does it: `anybody` when they may whatever their role. `author` and
 * `reviewer`: it is somebody else's, whom it names; a reviewer's answer an Admin may give, an author's words nobody. `never`: it
 * says what nobody may say, such as words in another's name.
 * @param me id of their own member record
 */
export function talkNeed(op: Op, before: unknown, me: string): TalkNeed {
  return op.kind === 'comment' ? commentNeed(op, asFields(before), me) : reviewNeed(op, asFields(before), me);
}
