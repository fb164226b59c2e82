import { innerQuotes } from '../../domain/core/format.ts';
import type { Persona } from '../../domain/audiences/audience.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { DeleteDialog } from '../../patterns/form/DeleteDialog.tsx';

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
  return (
    <DeleteDialog title="Удалить персону?" onConfirm={onConfirm} onDone={onDone} onCancel={onCancel}>
      <p>«{innerQuotes(persona.title)}» исчезнет из аудитории. Сразу после удаления персону можно вернуть.</p>
    </DeleteDialog>
  );
}
