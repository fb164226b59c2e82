import { innerQuotes } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { useSubmission } from '../../../patterns/form/useSubmission.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

export interface ResetSampleDialogProps {
  /** The open company: what it holds goes. */
  companyName: string;
  /** Puts the sample back; the question is put away only when that has happened. */
  onConfirm: () => Promise<Outcome>;
  /** Called when the question is put away, answered or not. */
  onClose: () => void;
}

/** Asks before the sample data takes the place of what the open company holds (R3). */
export function ResetSampleDialog({ companyName, onConfirm, onClose }: ResetSampleDialogProps) {
  const { busy, error, run } = useSubmission(onConfirm, onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Сбросить демо-данные?"
      confirmLabel="Сбросить"
      danger
      busy={busy}
      onConfirm={run}
    >
      <p>
        Всё, что есть в компании «<bdi>{innerQuotes(companyName)}</bdi>», и ваш профиль заменятся примером. Вернуть
        прежнее можно будет только из сохранённого файла. Другие компании останутся.
      </p>
      <FormError message={error} />
    </ConfirmDialog>
  );
}
