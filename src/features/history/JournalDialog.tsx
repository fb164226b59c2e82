import { Stamp } from 'lucide-react';
import type { ReactNode } from 'react';

import { AUDIT_ACTIONS, AUDIT_WORDS } from '../../domain/history/audit.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { HistoryFrame, type Untold } from './HistoryFrame.tsx';
import { ToldLine } from './ToldLine.tsx';

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

/** State of the journal. */
export type ShownJournal =
  | Untold
  /** Not for this person. */
  | { readonly state: 'forbidden' }
  | { readonly state: 'ready'; readonly lines: readonly JournalLine[]; readonly more: boolean };

export interface JournalDialogProps {
  /** Entries, newest first. */
  journal: ShownJournal;
  /** Only lines of this action; '' for all. */
  action: string;
  /** Only what this person did, by id; '' for all. */
  actor: string;
  /** People to choose from. */
  people: readonly { readonly id: string; readonly name: string }[];
  /** More is being fetched. Default false. */
  isFetching?: boolean;
  /** Why more did not come when it was asked for last. Default empty: it came. */
  moreFailed?: string;
  /** It is being exported. Default false. */
  isExporting?: boolean;
  /** Another part was chosen. */
  onFilterChange: (filter: { readonly action: string; readonly actor: string }) => void;
  /** Exports all that is chosen as .xlsx. */
  onExport: () => void;
  /** Fetches older lines. */
  onMore: () => void;
  /** Called to load the failed data again. */
  onRetry: () => void;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const ACTIONS = [
  { value: '', label: 'Все действия' },
  ...AUDIT_ACTIONS.map((value) => ({ value, label: AUDIT_WORDS[value] })),
];

const WORDS = {
  loading: 'Читаем журнал…',
  failed: 'Журнал не открылся',
  offline: 'Журнал хранится на\u00A0сервере. Откройте его, когда связь вернётся.',
};

function linesOf(journal: ShownJournal): ReactNode {
  if (journal.state === 'forbidden') {
    return (
      <EmptyState title="Журнал видит владелец" headingLevel={3} icon={<Stamp />}>
        Нужно что-то узнать из&nbsp;него&nbsp;— спросите у&nbsp;владельца компании.
      </EmptyState>
    );
  }
  if (journal.state !== 'ready') return null;
  if (journal.lines.length === 0) {
    return (
      <EmptyState title="Записей нет" headingLevel={3} icon={<Stamp />}>
        По&nbsp;этому выбору в&nbsp;журнале ничего нет.
      </EmptyState>
    );
  }
  return (
    <ol aria-label="Записи журнала, новые сверху">
      {journal.lines.map(({ id, who, when, what, detail }) => (
        <ToldLine
          key={id}
          title={
            <>
              {what}
              {detail === '' ? '' : ` — ${detail}`}
            </>
          }
          note={
            <>
              {who} · {when}
            </>
          }
        />
      ))}
    </ol>
  );
}

/** «Журнал» of a company's owners: who let whom in, whose role was changed, what was taken out and erased. */
export function JournalDialog(props: JournalDialogProps) {
  const { journal, action, actor, people, isFetching, isExporting = false, onFilterChange } = props;
  const isTold = journal.state === 'ready' || journal.state === 'forbidden';
  const hasLines = journal.state === 'ready' && journal.lines.length > 0;
  const choices = [{ value: '', label: 'Все люди' }, ...people.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <HistoryFrame
      title="Журнал"
      description={`Кого пустили, чью роль изменили, что выгрузили и стёрли.${journal.state === 'forbidden' ? '' : ' Журнал видит владелец.'}`}
      filter={
        journal.state === 'forbidden' ? null : (
          <>
            <Select
              label="Действие"
              options={ACTIONS}
              value={action}
              onValueChange={(value) => onFilterChange({ action: value, actor })}
            />
            <Select
              label="Кто"
              options={choices}
              value={actor}
              onValueChange={(value) => onFilterChange({ action, actor: value })}
            />
          </>
        )
      }
      untold={isTold ? null : journal}
      words={WORDS}
      more={journal.state === 'ready' && journal.more ? 'Показать более ранние' : null}
      isFetching={isFetching}
      moreFailed={props.moreFailed}
      footer={
        hasLines ? (
          <Button needs="Viewer" busy={isExporting} onClick={props.onExport}>
            Скачать XLSX
          </Button>
        ) : undefined
      }
      onMore={props.onMore}
      onRetry={props.onRetry}
      onClose={props.onClose}
    >
      {linesOf(journal)}
    </HistoryFrame>
  );
}
