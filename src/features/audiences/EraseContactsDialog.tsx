import { counted, formatNumber, innerQuotes, NBSP } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Stack } from '../../ui/Stack.tsx';

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
  const { busy, error, run } = useSubmission(onConfirm, onDone);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title="Удалить все контакты?"
      confirmLabel={`Удалить ${counted(count, ['контакт', 'контакта', 'контактов'])}`}
      danger
      busy={busy}
      onConfirm={run}
    >
      <Stack gap={3}>
        <p>
          Все контакты аудитории «{innerQuotes(audienceName)}» ({formatNumber(count)}) будут стёрты насовсем: их не
          {NBSP}вернуть, и{NBSP}в{NBSP}новые выгрузки они не{NBSP}попадут.
        </p>
        <p>Файлы, которые вы уже скачали, не{NBSP}изменятся: удалите их сами.</p>
        <FormError message={error} />
      </Stack>
    </ConfirmDialog>
  );
}
