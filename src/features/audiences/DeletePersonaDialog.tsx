import { innerQuotes } from '../../domain/core/format.ts';
import type { Persona } from '../../domain/audiences/audience.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { useSubmission } from '../../patterns/form/useSubmission.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

export interface DeletePersonaDialogProps {
  /** The persona. */
  persona: Pick<Persona, 'title'>;
  /** Removes it; the question is put away only when that has happened. */
  onConfirm: () => Promise<Outcome>;
  /** Called when it has been removed. */
  onDone: () => void;
  /** Called when the question is put away unanswered. */
  onCancel: () => void;
}

/** Asks before a persona is removed. */
export function DeletePersonaDialog({ persona, onConfirm, onDone, onCancel }: DeletePersonaDialogProps) {
  const { busy, error, run } = useSubmission(onConfirm, onDone);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title="Удалить персону?"
      confirmLabel="Удалить"
      danger
      busy={busy}
      onConfirm={run}
    >
      <p>«{innerQuotes(persona.title)}» исчезнет из аудитории. Сразу после удаления персону можно вернуть.</p>
      <FormError message={error} />
    </ConfirmDialog>
  );
}
