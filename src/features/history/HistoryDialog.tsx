import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { HistoryItem, type HistoryItemProps, type ShownEntry } from './HistoryItem.tsx';

/** What is known of a record's history. */
export type ShownHistory =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  /** The server keeps it, and there is no way there now. */
  | { readonly state: 'offline' }
  /** The company is in this browser alone: nobody keeps it. */
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
  /** Fetches older changes. */
  onMore: () => void;
  /** What failed is to be loaded again. */
  onRetry: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const More = styled.div`
  display: grid;
  justify-items: center;
  padding-block: ${spaces[4]}px;
`;

function contentOf(props: HistoryDialogProps): ReactNode {
  const { history, isFetching = false, onMore, onRetry } = props;
  switch (history.state) {
    case 'loading':
      return (
        <output>
          <VisuallyHidden>Читаем историю…</VisuallyHidden>
          <Skeleton height={240} />
        </output>
      );
    case 'failed':
      return <ErrorState title="История не открылась" message={history.message} onRetry={onRetry} />;
    case 'offline':
      return (
        <ErrorState
          title="Нет связи с сервером"
          message="История хранится на сервере; без связи её не прочитать. Сама запись здесь, и её можно править."
          onRetry={onRetry}
        />
      );
    case 'local':
      return (
        <EmptyState title="Эта компания — только в этом браузере" headingLevel={3} icon={<History />}>
          Кто и&nbsp;что менял, записывает сервер общей компании. Прежние значения полей — в&nbsp;окне правки записи,
          «История изменений».
        </EmptyState>
      );
    case 'ready':
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
        <>
          <ol aria-label="Изменения, новые сверху">
            {history.entries.map((entry) => (
              <HistoryItem
                key={entry.seq}
                entry={entry}
                restoring={props.restoring}
                needs={props.needs}
                onRestore={props.onRestore}
              />
            ))}
          </ol>
          {history.more ? (
            <More>
              <Button busy={isFetching} onClick={onMore}>
                Показать более ранние
              </Button>
            </More>
          ) : null}
        </>
      );
  }
}

/** «История изменений» of a record: who changed what and when, the words marked; any value can be given back. */
export function HistoryDialog(props: HistoryDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title="История изменений"
      description={props.name || undefined}
    >
      {contentOf(props)}
    </Dialog>
  );
}
