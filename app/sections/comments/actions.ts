import { eraseWords, type SaidComment, type SaidReview } from '#src/domain/comments/erase.ts';
import { isThere } from '#src/domain/core/expectation.ts';
import { quoted } from '#src/domain/core/format.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { addComment, deleteComment, editComment, turnThread, type Saying } from '#src/domain/comments/comment.ts';
import type { Comment, Review } from '#src/domain/comments/kinds.ts';
import { recordOf, type CommentsPlace } from '#src/domain/comments/place.ts';
import { answerReview, askReview, withdrawReview, type AnswerForm, type AskForm } from '#src/domain/comments/review.ts';
import type { Thread } from '#src/domain/comments/threads.ts';
import type { SaidBy } from '#src/features/comments/EraseWordsDialog.tsx';
import type { CommentDraft } from '#src/features/comments/commentsView.ts';
import { StoreError } from '#src/domain/core/storeError.ts';

import { commitWithUndo } from '../../shared/commitWithUndo.ts';
import { newId } from '../../shared/newId.ts';
import type { Me } from '../../shared/team/useMe.ts';
import type { Store } from '#store/port.ts';

/** Whom the texts of a company can call. */
async function speaking(store: Store, { picked }: CommentDraft): Promise<Omit<Saying, 'who'>> {
  return { members: (await store.list('member', { parent: store.companyId })).items, picked };
}

/** The subject must exist; a board does, even while none of its cards is filled in. */
const aboutIt = ({ on }: CommentsPlace) => {
  const record = recordOf(on);
  return record && record.kind !== 'board' ? [isThere(record.kind, record.id)] : [];
};

const known = (me: Me): Me => {
  if (me.id === '') throw new StoreError('forbidden', 'whoever works here is no member yet');
  return me;
};

/** Stores a comment, or a reply. */
export async function say(
  store: Store,
  me: Me,
  place: CommentsPlace,
  threadId: string | null,
  draft: CommentDraft,
): Promise<void> {
  const { ops } = addComment(place, threadId, draft.text, { who: known(me), ...(await speaking(store, draft)) }, newId);
  await store.commit(ops, { expect: aboutIt(place) });
}

/** Stores other words for one's own comment. */
export async function edit(store: Store, comment: Comment, draft: CommentDraft): Promise<void> {
  const ops = editComment(comment, draft.text, await speaking(store, draft), new Date().toISOString());
  if (ops.length > 0) await store.commit(ops);
}

/** Takes a comment away; returns the way back. */
export const remove = (store: Store, comment: Comment, hasReplies: boolean): Promise<() => Promise<void>> =>
  commitWithUndo(store, deleteComment(comment, hasReplies, new Date().toISOString()));

/** Settles a thread, or opens it again; returns the way back. */
export const turn = (store: Store, me: Me, { id }: Thread, isSettled: boolean): Promise<() => Promise<void>> =>
  commitWithUndo(store, turnThread({ id }, isSettled, known(me), new Date().toISOString(), newId));

export async function ask(store: Store, me: Me, place: CommentsPlace, form: AskForm): Promise<void> {
  const reviewer = await store.get('member', form.reviewerId);
  if (!reviewer || reviewer.deletedAt !== null) throw new StoreError('conflict', 'no such member', { reason: 'gone' });
  await store.commit(askReview(place, form, known(me), reviewer, newId).ops, { expect: aboutIt(place) });
}

export async function answer(store: Store, me: Me, review: Review, form: AnswerForm): Promise<void> {
  const ops: Op[] = answerReview(review, form, known(me), new Date().toISOString());
  await store.commit(ops, {
    expect: [{ kind: 'review', id: review.id, living: true, holds: [{ field: 'state', is: review.state }] }],
  });
}

/** Takes a question back; returns the way back. */
export const withdraw = (store: Store, review: Review): Promise<() => Promise<void>> =>
  commitWithUndo(store, withdrawReview(review));

/** Commits of what goes for good hold so many records at most: each is three operations when it was removed before. */
const TOGETHER = 2000;

/** All that was ever said in a company, as stored: what was removed has its words, too. */
async function allSaid(store: Store) {
  const records = await store.dump();
  const of = <R>(kind: 'comment' | 'review'): readonly R[] =>
    records.filter((one) => one.kind === kind).map(({ record }) => record as unknown as R);
  return { comments: of<SaidComment>('comment'), reviews: of<SaidReview>('review') };
}

/**
 * Returns who has words in a company: the user, and for its owner those who have left.
 * @param me the user
 */
export async function whoSaid(store: Store, me: Me): Promise<readonly SaidBy[]> {
  const said = await allSaid(store);
  const now = new Set((await store.list('member', { parent: store.companyId })).items.map(({ id }) => id));
  const names = new Map(
    (said.comments as readonly Comment[]).map(({ authorId, authorName }) => [authorId, authorName]),
  );
  const left = me.role === 'Owner' ? [...names.keys()].filter((id) => id !== me.id && !now.has(id)) : [];
  return [me.id, ...left]
    .map((id) => ({
      id,
      name: id === me.id ? '' : names.get(id) || 'Без имени',
      many: eraseWords(id, false, said, '').length,
    }))
    .filter(({ id, many }) => id === me.id || many > 0);
}

/** Takes all that a member said away for good. */
export async function forgetWords(store: Store, { id, name }: SaidBy): Promise<void> {
  const all = eraseWords(id, name !== '', await allSaid(store), new Date().toISOString());
  for (let at = 0; at < all.length; at += TOGETHER)
    await store.commit(all.slice(at, at + TOGETHER).flat(), { erases: true });
}

/** The beginning of what was said, for a toast. */
export const shortWords = (text: string): string => quoted(text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);
