import { useMemo } from 'react';

import { cardsOfBoard } from '#src/domain/boards/shown.ts';
import { innerQuotes } from '#src/domain/core/format.ts';
import { ready, type Loadable } from '#src/domain/core/loadable.ts';
import { living } from '#src/domain/core/record.ts';
import type { Records } from '#src/domain/records.ts';
import { recordTitle } from '#src/domain/sync/differences.ts';
import { isEnough } from '#src/domain/sync/rights.ts';
import { reachOf } from '#src/domain/comments/reach.ts';
import { recordOf, type CommentedKind, type CommentsPlace } from '#src/domain/comments/place.ts';
import { isReviewable, reviewsAt } from '#src/domain/comments/review.ts';
import { threadsOf } from '#src/domain/comments/threads.ts';
import type { RecordComments } from '#src/features/comments/CommentsPanel.tsx';
import type { CommentMember } from '#src/features/comments/commentsView.ts';

import { recordHref } from '../../routing/recordHref.ts';
import { useMe, type Me } from '../../shared/team/useMe.ts';
import { useSync } from '../../shared/team/useSync.ts';
import { toLoadable, useChildren, useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

type Talked = Records[CommentedKind];

/** Returns the names of a record's parts that can be discussed. */
function partNamesOf(kind: CommentedKind, id: string, record: Talked | null): Readonly<Record<string, string>> {
  if (kind === 'board') {
    const cards = cardsOfBoard(id);
    return Object.fromEntries(cards.map(({ field, title }) => [field, `Карточка «${innerQuotes(title)}»`]));
  }
  if (kind !== 'hypothesis' || !record) return {};
  const { quotes } = record as Records['hypothesis'];
  return Object.fromEntries(Object.entries(quotes).map(([key, { text }]) => [key, `Цитата «${innerQuotes(text)}»`]));
}

/** Where a board has no record yet its cards can be talked about all the same. */
const titleOf = (kind: CommentedKind, id: string, record: Talked | null): string | null =>
  record || kind === 'board' ? recordTitle(kind, record ?? ({ id } as Talked)) : null;

/** Returns a company's member as named in a talk; in an unshared company a comment is a note, addressed to no one. */
const asTalkMember =
  (isShared: boolean) =>
  (member: Records['member']): CommentMember => ({
    id: member.id,
    name: member.name,
    about: member.jobTitle || (member.email === member.name ? '' : member.email),
    reach: isShared ? reachOf(member) : 'now',
  });

/** Returns the talk about a place, with the user. */
export function useComments(place: CommentsPlace): { readonly talk: Loadable<RecordComments>; readonly me: Me | null } {
  const { companyId } = useStore();
  const { kind, id } = recordOf(place.on) ?? { kind: 'research' as const, id: '' };
  const record = useRecord(kind, id);
  const comments = useChildren('comment', place.on);
  const reviews = useChildren('review', place.on);
  const members = useChildren('member', companyId);
  const me = useMe();
  const isShared = useSync().mode === 'team';
  const error = record.error ?? comments.error ?? reviews.error ?? members.error;
  const talk = useMemo((): Loadable<RecordComments> => {
    if (record.data === undefined || !comments.data || !reviews.data || !members.data || !me)
      return toLoadable<RecordComments>({ data: undefined, error });
    const found = living<Talked>(record.data);
    return ready({
      title: titleOf(kind, id, found),
      href: recordHref(kind, id, found, place.part),
      threads: threadsOf(comments.data.items),
      partNames: partNamesOf(kind, id, found),
      reviews: isReviewable(place) ? reviewsAt(reviews.data.items, place) : null,
      members: members.data.items.map(asTalkMember(isShared)),
      me: { id: me.id, mayModerate: isEnough(me.role, 'Admin') },
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- of `me` and `place` only what they say counts
  }, [record.data, comments.data, reviews.data, members.data, me?.id, me?.role, isShared, error, kind, id, place.part]);
  return { talk, me };
}
