import { History } from 'lucide-react';
import type { ReactNode } from 'react';

import { EmptyState } from '../../ui/EmptyState.tsx';
import { HistoryFrame, type Untold } from './HistoryFrame.tsx';
import { HistoryItem, type HistoryItemProps, type ShownEntry } from './HistoryItem.tsx';

/** State of a record's history. */
export type ShownHistory =
  | Untold
  /** The company is in this browser alone: no history is kept. */
  | { readonly state: 'local' }
  | {
      readonly state: 'ready';
      /** Newest first. */
      readonly entries: readonly ShownEntry[];
      /** Whether older ones can be had. */
      readonly more: boolean;
      /** Since when there were no changes, in words; empty when that is not known. */
      readonly since: string;
    };

export interface HistoryDialogProps extends Omit<HistoryItemProps, 'entry'> {
  /** The record by name: «Исследование „Ученики“». */
  name: string;
  /** Its changes. */
  history: ShownHistory;
  /** Older changes are being fetched. Default false. */
  isFetching?: boolean;
  /** Why more did not come when it was asked for last. Default empty: it came. */
  moreFailed?: string;
  /** Fetches older changes. */
  onMore: () => void;
  /** Called to load the failed data again. */
  onRetry: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const WORDS = {
  loading: 'Читаем историю…',
  failed: 'История не открылась',
  offline:
    'История хранится на\u00A0сервере; без связи её не\u00A0прочитать. Сама запись здесь, и\u00A0её можно править.',
};

const LOCAL = (
  <EmptyState title="Эта компания — только в\u00A0этом браузере" headingLevel={3} icon={<History />}>
    Кто и&nbsp;что менял, записывает сервер общей компании. Прежние значения полей — в&nbsp;окне правки записи, «История
    изменений».
  </EmptyState>
);

function entriesOf({ history, ...item }: HistoryDialogProps): ReactNode {
  if (history.state === 'local') return LOCAL;
  if (history.state !== 'ready') return null;
  if (history.entries.length === 0) {
    return (
      <EmptyState title="Изменений не было" headingLevel={3} icon={<History />}>
        {history.since === ''
          ? 'Здесь появится каждая правка: кто, когда и\u00A0что.'
          : `Изменений не было с ${history.since}.`}
      </EmptyState>
    );
  }
  return (
    <ol aria-label="Изменения, новые сверху">
      {history.entries.map((entry) => (
        <HistoryItem
          key={entry.seq}
          entry={entry}
          restoring={item.restoring}
          needs={item.needs}
          onRestore={item.onRestore}
        />
      ))}
    </ol>
  );
}

/** «История изменений» of a record: who changed what and when, the words marked; any value can be given back. */
export function HistoryDialog(props: HistoryDialogProps) {
  const { name, history, isFetching, onMore, onRetry, onClose } = props;
  const isTold = history.state === 'ready' || history.state === 'local';
  return (
    <HistoryFrame
      title="История изменений"
      description={name || undefined}
      untold={isTold ? null : history}
      words={WORDS}
      more={history.state === 'ready' && history.more ? 'Показать более ранние' : null}
      isFetching={isFetching}
      moreFailed={props.moreFailed}
      onMore={onMore}
      onRetry={onRetry}
      onClose={onClose}
    >
      {entriesOf(props)}
    </HistoryFrame>
  );
}
