import { innerQuotes } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { Research } from '../../domain/research/research.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

export interface DeleteResearchDialogProps {
  /** The study to remove. */
  research: Research;
  /** Removes it; the dialog closes only when that has happened. */
  onConfirm: (research: Research) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Asks before a study and its files go. */
export function DeleteResearchDialog({ research, onConfirm, onClose }: DeleteResearchDialogProps) {
  const { busy, error, run } = useSubmission(() => onConfirm(research), onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Удалить исследование?"
      confirmLabel="Удалить"
      danger
      busy={busy}
      onConfirm={run}
    >
      <p>
        «{innerQuotes(research.title)}» будет удалено вместе с файлами, инсайтами и новыми гипотезами. Гипотезы, которые
        уже в бэклоге или в экспериментах, останутся. Сразу после удаления его можно вернуть.
      </p>
      <FormError message={error} />
    </ConfirmDialog>
  );
}
