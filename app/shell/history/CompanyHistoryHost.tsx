import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { NBSP, dateOf, formatMoment } from '#src/domain/core/format.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import type { ChangedRecord } from '#src/domain/history/history.ts';
import { NEWS_SECTIONS, sectionOf, sinceMoment, type SinceChoice } from '#src/domain/history/news.ts';
import type { Kind } from '#src/domain/records.ts';
import type { Comment, Review } from '#src/domain/comments/kinds.ts';
import { asCommentsKey, recordOf } from '#src/domain/comments/place.ts';
import { isKind } from '#src/domain/kindFacts.ts';
import { recordTitle } from '#src/domain/sync/differences.ts';
import { NewsDialog, type NewsRecord, type ShownNews } from '#src/features/history/NewsDialog.tsx';

import { historyHref } from '../../routing/hrefs.ts';
import { commentsAtHref } from '../../routing/recordHref.ts';
import { changedHref } from '../../routing/changedHref.ts';
import { useSync } from '../../shared/team/useSync.ts';
import type { Store } from '#store/port.ts';
import { useStore } from '#store/StoreContext.ts';
import { answered, historyApi, moreFailed, personWords, problemState } from './asked.ts';
import { lastVisit } from './lastVisit.ts';

export interface CompanyHistoryHostProps {
  /** Called when it is to close. */
  onClose: () => void;
}

const NONE: readonly ChangedRecord[] = [];

/** Where a changed record is looked at; what was said, beside what it is about. Null for what has no place. */
async function hrefOf(store: Store, kind: Kind, changed: StoredRecord): Promise<string | null> {
  if (kind !== 'comment' && kind !== 'review') return changedHref(kind, changed.id, changed);
  const { id, on: said, part } = changed as Comment | Review;
  const on = asCommentsKey(said);
  const about = on && recordOf(on);
  if (!on || !about) return null;
  const record = (await store.get(about.kind, about.id).catch(() => undefined)) ?? null;
  return commentsAtHref({ on, part }, record, kind === 'comment' ? id : null);
}

/** A changed record in words; null for one of a kind that only a newer build knows. */
async function inWords(store: Store, changed: ChangedRecord): Promise<NewsRecord | null> {
  const { kind, id, times, people, at } = changed;
  if (!isKind(kind)) return null;
  const record = (await store.get(kind, id).catch(() => undefined)) as StoredRecord | undefined;
  const isRemoved = record !== undefined && record.deletedAt !== null;
  return {
    key: `${kind}/${id}`,
    title: recordTitle(kind, record),
    href: record && !isRemoved ? await hrefOf(store, kind, record) : null,
    historyHref: historyHref(kind, id),
    isRemoved,
    times,
    people: people
      .map((one) => personWords(one, store.actor) + (people.length > 1 ? `${NBSP}(${one.times})` : ''))
      .join(', '),
    when: formatMoment(at),
  };
}

/** «Что изменилось» of the open company: asks the server, tells it in words. */
export function CompanyHistoryHost({ onClose }: CompanyHistoryHostProps) {
  const store = useStore();
  const { mode } = useSync();
  const visit = lastVisit(store.companyId);
  const [{ since, date }, choose] = useState<{ since: SinceChoice; date: string }>({ since: 'monday', date: '' });
  const [now] = useState(() => new Date());
  const moment = sinceMoment(since, { now, visit, date });
  const pages = useInfiniteQuery({
    queryKey: ['companyHistory', store.companyId, moment],
    queryFn: async ({ pageParam }) =>
      answered(
        await historyApi.ofCompany(store.companyId, { since: moment ?? '', ...(pageParam && { after: pageParam }) }),
      ),
    initialPageParam: null as ChangedRecord | null,
    getNextPageParam: ({ records, more }) => (more ? (records.at(-1) ?? null) : null),
    enabled: mode === 'team' && moment !== null,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
  const changed = useMemo(() => pages.data?.pages.flatMap((page) => page.records) ?? NONE, [pages.data]);
  const words = useQuery({
    queryKey: [
      'companyHistory',
      store.companyId,
      moment,
      'words',
      changed.map(({ kind, id, seq }) => `${kind}/${id}/${seq}`),
    ],
    queryFn: () => Promise.all(changed.map((one) => inWords(store, one))),
    placeholderData: (before) => before,
    gcTime: 0,
  }).data;

  const shown = (): ShownNews => {
    if (mode === 'local') return { state: 'local' };
    if (moment === null) return { state: 'ready', sections: [], total: 0, more: false };
    if (!pages.data || !words) return pages.error ? problemState(pages.error) : { state: 'loading' };
    const sections = NEWS_SECTIONS.map((section) => ({
      section,
      records: changed.flatMap(({ kind, id }) =>
        sectionOf(kind) === section
          ? words.filter((one) => one?.key === `${kind}/${id}`).flatMap((one) => one ?? [])
          : [],
      ),
    })).filter(({ records }) => records.length > 0);
    return { state: 'ready', sections, total: pages.data.pages[0]?.total ?? 0, more: pages.hasNextPage };
  };
  return (
    <NewsDialog
      since={since}
      date={date}
      today={dateOf(now)}
      hasVisit={visit !== null}
      news={shown()}
      isFetching={pages.isFetchingNextPage}
      moreFailed={moreFailed(pages)}
      onSinceChange={(next, day) => choose({ since: next, date: day })}
      onMore={() => void pages.fetchNextPage()}
      onRetry={() => void pages.refetch()}
      onClose={onClose}
    />
  );
}
