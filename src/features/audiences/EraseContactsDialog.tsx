import { counted, formatNumber, innerQuotes, NBSP } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { DeleteDialog } from '../../patterns/form/DeleteDialog.tsx';

export interface EraseContactsDialogProps {
  /** Whose contacts they are. */
  audienceName: string;
  /** How many there are. */
  count: number;
  /** Erases them; the question is put away only when that has happened. */
  onConfirm: () => Promise<Outcome>;
  /** Called when they have been erased. */
  onDone: () => void;
  /** Called when the question is put away unanswered. */
  onCancel: () => void;
}

/** Asks before all contacts of an audience are erased for good. */
export function EraseContactsDialog({ audienceName, count, onConfirm, onDone, onCancel }: EraseContactsDialogProps) {
  return (
    <DeleteDialog
      title="Удалить все контакты?"
      confirmLabel={`Удалить ${counted(count, ['контакт', 'контакта', 'контактов'])}`}
      onConfirm={onConfirm}
      onDone={onDone}
      onCancel={onCancel}
    >
      <p>
        Все контакты аудитории «{innerQuotes(audienceName)}» ({formatNumber(count)}) будут стёрты насовсем: их не
        {NBSP}вернуть, и{NBSP}в{NBSP}новые выгрузки они не{NBSP}попадут.
      </p>
      <p>Файлы, которые вы уже скачали, не{NBSP}изменятся: удалите их сами.</p>
    </DeleteDialog>
  );
}
