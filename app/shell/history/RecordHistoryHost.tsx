import { useState } from 'react';

import type { Role } from '#src/domain/account/account.ts';
import type { Op } from '#src/domain/core/operation.ts';
import { formatMoment } from '#src/domain/core/format.ts';
import type { StoredRecord } from '#src/domain/core/record.ts';
import type { HistoryChange } from '#src/domain/history/history.ts';
import { entriesOf, toldPlaces, type HistoryEntry } from '#src/domain/history/lines.ts';
import { placeKey } from '#src/domain/history/places.ts';
import type { RecordName } from '#src/domain/plan.ts';
import { recordTitle } from '#src/domain/sync/differences.ts';
import { mayCommit } from '#src/domain/sync/mayCommit.ts';
import { HistoryDialog, type ShownHistory } from '#src/features/history/HistoryDialog.tsx';
import type { Needs } from '#src/ui/context/rights.ts';

import { useSync } from '../../shared/team/useSync.ts';
import { useStore } from '#store/StoreContext.ts';
import { restore } from './actions.ts';
import { moreFailed, personWords, problemState } from './asked.ts';
import { useRecordHistory } from './useRecordHistory.ts';

export interface RecordHistoryHostProps {
  /** The record. */
  name: RecordName;
  /** Called when it is to close. */
  onClose: () => void;
}

function whoMay({ kind, id }: RecordName, role: Role, memberId: string | null, record: StoredRecord | undefined) {
  return mayCommit({ role, memberId }, { op: 'set', kind, id, fields: {} } as Op, record);
}

/** The least role that changing a record asks for. */
function needsOf(name: RecordName, record: StoredRecord | undefined): Needs {
  const who = whoMay(name, 'Viewer', null, record);
  return who === 'Admin' || who === 'Owner' ? who : 'Researcher';
}

/** «История изменений» of a record: asks the server, tells it in words, gives back. */
export function RecordHistoryHost({ name, onClose }: RecordHistoryHostProps) {
  const store = useStore();
  const sync = useSync();
  const isTeam = sync.mode === 'team';
  const { pages, record, changes, nameOf, erased } = useRecordHistory(name, isTeam);
  const [restoring, setRestoring] = useState<{ seq: number; key: string | null } | null>(null);
  const title = recordTitle(name.kind, record ?? name);

  const shown = (): ShownHistory => {
    if (sync.mode === 'local') return { state: 'local' };
    if (sync.mode === 'unknown' || pages.data === undefined || record === undefined) {
      return pages.error ? problemState(pages.error) : { state: 'loading' };
    }
    const told = entriesOf(name, changes, record ?? undefined, erased, nameOf);
    // No one restores words in another person's name.
    const who = whoMay(name, sync.role ?? 'Viewer', sync.memberId ?? null, record ?? undefined);
    const isOthers = who === 'author' || who === 'server';
    const entries = isOthers ? told.map(asOthers) : told;
    return {
      state: 'ready',
      entries: entries.map((entry) => ({
        ...entry,
        who: personWords(entry.actor, store.actor),
        when: formatMoment(entry.at),
      })),
      more: pages.hasNextPage,
      since: record ? formatMoment(record.createdAt) : '',
    };
  };
  const onRestore = (seq: number, key: string | null): void => {
    const change = changes.find((one) => one.seq === seq);
    if (!change || restoring) return;
    setRestoring({ seq, key });
    const places = toldPlaces(change).filter(({ place }) => key === null || placeKey(place) === key);
    void restore(store, name, isRemoval(change) ? [] : places).finally(() => setRestoring(null));
  };
  return (
    <HistoryDialog
      name={title}
      history={shown()}
      isFetching={pages.isFetchingNextPage}
      moreFailed={moreFailed(pages)}
      restoring={restoring}
      needs={needsOf(name, record ?? undefined)}
      onRestore={onRestore}
      onMore={() => void pages.fetchNextPage()}
      onRetry={() => void pages.refetch()}
      onClose={onClose}
    />
  );
}

const asOthers = (entry: HistoryEntry): HistoryEntry => ({
  ...entry,
  lines: entry.lines.map((line) => ({ ...line, canRestore: false })),
});

const isRemoval = ({ ops }: HistoryChange): boolean => ops.at(-1)?.op === 'remove';
