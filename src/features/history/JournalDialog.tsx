import { Stamp } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { AUDIT_ACTIONS, AUDIT_WORDS } from '../../domain/history/audit.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

/** A line of the journal, in words. */
export interface JournalLine {
  readonly id: string;
  /** «Анна Смирнова», «Сервер». */
  readonly who: string;
  readonly when: string;
  /** «Роль изменена». */
  readonly what: string;
  /** «Пётр: Researcher → Admin»; may be empty. */
  readonly detail: string;
}

/** What is known of the journal. */
export type ShownJournal =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'offline' }
  /** Not for this person. */
  | { readonly state: 'forbidden' }
  | { readonly state: 'ready'; readonly lines: readonly JournalLine[]; readonly more: boolean };

export interface JournalDialogProps {
  /** What is told, newest first. */
  journal: ShownJournal;
  /** Only lines of this action; '' for all. */
  action: string;
  /** Only what this person did, by id; '' for all. */
  actor: string;
  /** People to choose from. */
  people: readonly { readonly id: string; readonly name: string }[];
  /** More is being fetched. Default false. */
  isFetching?: boolean;
  /** It is being exported. Default false. */
  isExporting?: boolean;
  /** Another part was chosen. */
  onFilterChange: (filter: { readonly action: string; readonly actor: string }) => void;
  /** Exports all that is chosen as .xlsx. */
  onExport: () => void;
  /** Fetches older lines. */
  onMore: () => void;
  /** What failed is to be loaded again. */
  onRetry: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Filter = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 280px));
  gap: ${spaces[3]}px;
  margin-block-end: ${spaces[4]}px;
`;

const List = styled.ol`
  & > li {
    display: grid;
    gap: ${spaces[1]}px;
    padding-block: ${spaces[3]}px;
    border-block-start: 1px solid var(--color-hairline);
    overflow-wrap: anywhere;
  }
  & p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  padding-block: ${spaces[4]}px;
`;

const ACTIONS = [
  { value: '', label: 'Все действия' },
  ...AUDIT_ACTIONS.map((value) => ({ value, label: AUDIT_WORDS[value] })),
];

function contentOf({ journal, isFetching = false, onMore, onRetry }: JournalDialogProps): ReactNode {
  switch (journal.state) {
    case 'loading':
      return (
        <output>
          <VisuallyHidden>Читаем журнал…</VisuallyHidden>
          <Skeleton height={240} />
        </output>
      );
    case 'failed':
      return <ErrorState title="Журнал не открылся" message={journal.message} onRetry={onRetry} />;
    case 'offline':
      return (
        <ErrorState
          title="Нет связи с сервером"
          message="Журнал хранится на сервере. Откройте его, когда связь вернётся."
          onRetry={onRetry}
        />
      );
    case 'forbidden':
      return (
        <EmptyState title="Журнал видит владелец" headingLevel={3} icon={<Stamp />}>
          Кто кого пустил и&nbsp;что выгрузил, показано владельцу компании.
        </EmptyState>
      );
    case 'ready':
      if (journal.lines.length === 0) {
        return (
          <EmptyState title="Записей нет" headingLevel={3} icon={<Stamp />}>
            По&nbsp;этому выбору в&nbsp;журнале ничего нет.
          </EmptyState>
        );
      }
      return (
        <>
          <List aria-label="Записи журнала, новые сверху">
            {journal.lines.map(({ id, who, when, what, detail }) => (
              <li key={id}>
                <div>
                  {what}
                  {detail === '' ? '' : ` — ${detail}`}
                </div>
                <p>
                  {who} · {when}
                </p>
              </li>
            ))}
          </List>
          {journal.more ? (
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

/** «Журнал» of a company's owners: who let whom in, whose role was changed, what was taken out and erased. */
export function JournalDialog(props: JournalDialogProps) {
  const { journal, action, actor, people, isExporting = false, onFilterChange, onExport, onClose } = props;
  const hasLines = journal.state === 'ready' && journal.lines.length > 0;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Журнал"
      description="Кто кого пустил, чью роль изменил, что выгрузил и стёр. Видит владелец."
      footer={
        hasLines ? (
          <Button busy={isExporting} onClick={onExport}>
            Скачать XLSX
          </Button>
        ) : undefined
      }
    >
      {journal.state === 'forbidden' ? null : (
        <Filter>
          <Select
            label="Действие"
            options={ACTIONS}
            value={action}
            onValueChange={(value) => onFilterChange({ action: value, actor })}
          />
          <Select
            label="Кто"
            options={[{ value: '', label: 'Все люди' }, ...people.map(({ id, name }) => ({ value: id, label: name }))]}
            value={actor}
            onValueChange={(value) => onFilterChange({ action, actor: value })}
          />
        </Filter>
      )}
      {contentOf(props)}
    </Dialog>
  );
}
