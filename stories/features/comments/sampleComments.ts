import type { Comment, Review } from '#src/domain/comments/kinds.ts';
import { threadsOf } from '#src/domain/comments/threads.ts';
import type { CommentDraft, CommentDrafts, CommentMember } from '#src/features/comments/commentsView.ts';
import { members } from '#src/samples/account.ts';

export const NOW = new Date('2026-11-23T14:30:00');

export const ago = (minutes: number): string => new Date(NOW.getTime() - minutes * 60_000).toISOString();

export const MEMBERS: readonly CommentMember[] = members.map(({ id, name, jobTitle }) => ({
  id,
  name,
  about: jobTitle,
  reach: 'now',
}));

const MARIA = { id: 'member-sokolova', name: 'Мария Соколова' };
const ANNA = { id: 'member-kovaleva', name: 'Анна Ковалёва' };

/** Who looks: the owner. */
export const ME = { id: MARIA.id, mayModerate: true };

/** A comment of the sample's talk. */
export function said(id: string, text: string, changed: Partial<Comment> = {}): Comment {
  const createdAt = changed.createdAt ?? ago(60);
  return {
    id,
    v: 1,
    createdAt,
    updatedAt: createdAt,
    deletedAt: null,
    on: 'hypothesis:h',
    part: null,
    threadId: null,
    authorId: ANNA.id,
    authorName: ANNA.name,
    text,
    mentions: [],
    editedAt: null,
    withdrawnAt: null,
    turns: {},
    ...changed,
  };
}

/** A question to the owner, with a link. */
export const QUESTION = said(
  'question',
  '@Мария Соколова, хватит ли шести разговоров? См. https://example.com/metod.',
  {
    mentions: [MARIA],
  },
);
export const ANSWER = said('answer', 'Для тревоги хватит, для цены нет.', {
  threadId: 'question',
  createdAt: ago(20),
  authorId: MARIA.id,
  authorName: MARIA.name,
  editedAt: ago(10),
});
const SETTLED = said('settled', 'Опечатка в сегменте', {
  createdAt: ago(60 * 30),
  turns: { t: { isSettled: true, at: ago(60), by: MARIA.id, byName: MARIA.name, position: 'a' } },
});
/** Comment on a quote of the hypothesis, by a person who has left. */
export const LEFT = said('left', 'Это про <b>другой</b> тариф, @Илья Захаров и @Олег Бывший', {
  part: 'q0',
  createdAt: ago(60 * 24 * 10),
  authorId: 'member-gone',
  authorName: 'Олег Бывший',
  mentions: [
    { id: 'member-zakharov', name: 'Илья Захаров' },
    { id: 'member-gone', name: 'Олег Бывший' },
  ],
});

/** All that is said of the sample's hypothesis. */
export const COMMENTS = [QUESTION, ANSWER, SETTLED, LEFT];
export const THREADS = threadsOf(COMMENTS);

/** A review of the sample's hypothesis. */
export function review(changed: Partial<Review> = {}): Review {
  return {
    id: 'review',
    v: 1,
    createdAt: ago(120),
    updatedAt: ago(120),
    deletedAt: null,
    on: 'hypothesis:h',
    part: null,
    askedBy: ANNA.id,
    askedByName: ANNA.name,
    reviewerId: MARIA.id,
    reviewerName: MARIA.name,
    question: 'Хватит ли слов, чтобы брать в работу?',
    state: 'asked',
    word: '',
    at: null,
    answeredBy: '',
    answeredByName: '',
    ...changed,
  };
}

/** Drafts as a browser keeps them; what is in them at first is given. */
export function draftsWith(begun: Readonly<Record<string, CommentDraft>> = {}): CommentDrafts {
  return { read: (key) => begun[key] ?? { text: '', picked: [] }, keep: () => undefined };
}
