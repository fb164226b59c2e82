import { useQueries } from '@tanstack/react-query';

import { isObject } from '#src/domain/core/record.ts';
import type { InboxEntry } from '#src/domain/inbox/entries.ts';
import type { InboxPage, Notice } from '#src/domain/inbox/inbox.ts';
import { namedIn, noticeSentence } from '#src/domain/inbox/sentence.ts';
import type { Kind, Records } from '#src/domain/records.ts';
import { asCommentsKey, recordOf } from '#src/domain/comments/place.ts';
import type { Review } from '#src/domain/comments/kinds.ts';

import { roundHref } from '../../routing/hrefs.ts';
import { recordHref, commentsAtHref } from '../../routing/recordHref.ts';
import { recordQuery } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';

interface Name {
  readonly kind: Kind;
  readonly id: string;
}

const keyOf = ({ kind, id }: Name): string => `${kind}:${id}`;

/** Returns the records that notices name, from this device; undefined for one that is not here. */
function useNamed(names: readonly Name[]): (name: Name | null) => unknown {
  const store = useStore();
  const wanted = [...new Map(names.map((name) => [keyOf(name), name])).values()];
  const read = useQueries({
    queries: wanted.map(({ kind, id }) => recordQuery(store, kind, id)),
    combine: (results) => results.map(({ data }) => data as unknown),
  });
  const byName = new Map(wanted.map((name, at) => [keyOf(name), read[at] ?? undefined]));
  return (name) => (name ? byName.get(keyOf(name)) : undefined);
}

/** The record that tells of it, where that is another one than what it is about. */
const teller = ({ kind, recordId }: Notice): Name | null =>
  kind === 'comment' || kind === 'review' ? { kind, id: recordId } : null;

const isGone = (record: unknown): boolean =>
  isObject(record) && (typeof record.deletedAt === 'string' || typeof record.withdrawnAt === 'string');

function wordsOf(said: unknown): string {
  if (!isObject(said)) return '';
  const { text, state, question, word } = said;
  const words = text ?? (state === 'asked' ? question : word);
  return typeof words === 'string' ? words : '';
}

/** The page of a round of interviews; null for one that is not here. */
const roundOf = (id: string, record: unknown): string | null =>
  isObject(record) && typeof record.researchId === 'string' ? roundHref(record.researchId, id) : null;

/** Where it leads: to the record itself, with the talk beside it where that is what it tells of. */
function hrefOf(notice: Notice, record: unknown): string | null {
  if (notice.kind === 'round') return roundOf(notice.recordId, record);
  const on = asCommentsKey(notice.on);
  const named = recordOf(notice.on);
  if (!on || !named) return null;
  const { kind, id } = named;
  const found = (record ?? null) as Records[typeof kind] | null;
  if (notice.kind !== 'comment' && notice.kind !== 'review') return recordHref(kind, id, found, notice.part);
  return commentsAtHref({ on, part: notice.part }, found, notice.kind === 'comment' ? notice.recordId : null);
}

/** Returns the received notices as text, with their targets. */
export function useInboxEntries({ items, muted }: Pick<InboxPage, 'items' | 'muted'>): readonly InboxEntry[] {
  const read = useNamed(
    items.flatMap((notice) => [namedIn(notice.on), teller(notice)].filter((name) => name !== null)),
  );
  const silent = new Set(muted);
  return items.map((notice) => {
    const { id, at, why, by, on, isRead } = notice;
    const record = read(namedIn(on));
    const said = read(teller(notice));
    const answer = notice.kind === 'review' && isObject(said) ? (said as unknown as Review).state : undefined;
    const gone = isGone(record) ? 'record' : isGone(said) ? 'comment' : null;
    return {
      id,
      at,
      why,
      on,
      isRead,
      who: by.name,
      sentence: noticeSentence(notice, { record, answer }),
      words: gone === null ? wordsOf(said) : '',
      gone,
      href: gone === null ? hrefOf(notice, record) : null,
      isMuted: silent.has(on),
    };
  });
}
