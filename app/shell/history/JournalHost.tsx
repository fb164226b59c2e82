import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';

import { dateOf, formatMoment } from '#src/domain/core/format.ts';
import type { AuditEntry } from '#src/domain/history/audit.ts';
import { auditDetail, auditWhat } from '#src/domain/history/journal.ts';
import { JournalDialog, type ShownJournal } from '#src/features/history/JournalDialog.tsx';

import { noteExport } from '../../shared/out/noteExport.ts';
import { attemptWithToast } from '../../shared/outcomes.ts';
import { showSuccess } from '../../shared/toast.ts';
import { useSync } from '../../shared/team/useSync.ts';
import { useAll, useRecord } from '#store/queries.ts';
import { useStore } from '#store/StoreContext.ts';
import type { JournalFilter } from '../../shared/team/historyApi.ts';
import { answered, historyApi, moreFailed, personWords, problemState } from './asked.ts';

export interface JournalHostProps {
  /** Called when it is to close. */
  onClose: () => void;
}

const NONE: readonly AuditEntry[] = [];
const ALL: JournalFilter = { action: '', actor: '' };

/** All lines that are asked for, however many pages they are. */
async function allLines(companyId: string, filter: JournalFilter): Promise<readonly AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for (;;) {
    const page = answered(await historyApi.journal(companyId, filter, entries.at(-1) ?? null));
    entries.push(...page.entries);
    if (!page.more || page.entries.length === 0) return entries;
  }
}

/** «Журнал» of the open company: asks the server, tells it in words, exports it. */
export function JournalHost({ onClose }: JournalHostProps) {
  const store = useStore();
  const sync = useSync();
  const isOwner = sync.mode === 'team' && sync.role === 'Owner';
  const [filter, setFilter] = useState(ALL);
  const [isExporting, setExporting] = useState(false);
  const company = useRecord('company', store.companyId).data?.name ?? '';
  const members = useAll('member').data?.items;
  const memberName = useMemo(() => {
    const names = new Map(members?.map(({ id, name }) => [id, name]));
    return (id: string) => names.get(id) ?? '';
  }, [members]);
  const pages = useInfiniteQuery({
    queryKey: ['journal', store.companyId, filter],
    queryFn: async ({ pageParam }) => answered(await historyApi.journal(store.companyId, filter, pageParam)),
    initialPageParam: null as AuditEntry | null,
    getNextPageParam: ({ entries, more }) => (more ? (entries.at(-1) ?? null) : null),
    enabled: isOwner,
    retry: false,
    gcTime: 0,
    staleTime: 0,
  });
  const entries = useMemo(() => pages.data?.pages.flatMap((page) => page.entries) ?? NONE, [pages.data]);
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const met = entries.flatMap(({ actor }) => (actor && !known.has(actor.id) ? [actor] : []));
  // Members seen once can be chosen, also when another's entries are shown.
  if (met.length > 0) setKnown(new Map([...known, ...met.map(({ id, name }) => [id, name] as const)]));

  const shown = (): ShownJournal => {
    if (sync.mode !== 'unknown' && !isOwner) return { state: 'forbidden' };
    if (!pages.data) return pages.error ? problemState(pages.error) : { state: 'loading' };
    const lines = entries.map((entry) => ({
      id: entry.id,
      who: entry.actor ? personWords(entry.actor, store.actor) : 'Сервер',
      when: formatMoment(entry.at),
      what: auditWhat(entry),
      detail: auditDetail(entry, memberName),
    }));
    return { state: 'ready', lines, more: pages.hasNextPage };
  };
  const exportAll = async (): Promise<void> => {
    const [{ download, fileName }, { makeWorkbook }, { journalSheets }] = await Promise.all([
      import('../../shared/download.ts'),
      import('#files/writing/spreadsheet.ts'),
      import('./journalWorkbook.ts'),
    ]);
    const all = await allLines(store.companyId, filter);
    const name = fileName('Журнал', company, dateOf(new Date()), 'xlsx');
    download(await makeWorkbook(journalSheets(all, memberName, formatMoment)), name);
    showSuccess('Журнал скачан', name);
    noteExport(store, 'journal', 'xlsx');
  };
  return (
    <JournalDialog
      journal={shown()}
      {...filter}
      people={[...known].map(([id, name]) => ({ id, name: personWords({ id, name }, store.actor) }))}
      isFetching={pages.isFetchingNextPage}
      moreFailed={moreFailed(pages)}
      isExporting={isExporting}
      onFilterChange={setFilter}
      onExport={() => {
        setExporting(true);
        void attemptWithToast('Журнал не скачан', exportAll).finally(() => setExporting(false));
      }}
      onMore={() => void pages.fetchNextPage()}
      onRetry={() => void pages.refetch()}
      onClose={onClose}
    />
  );
}
