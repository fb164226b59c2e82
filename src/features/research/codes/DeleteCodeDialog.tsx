import { counted, quoted } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Code } from '../../../domain/research/code.ts';
import type { CodeUse } from '../../../domain/research/across/codeCounts.ts';
import { DeleteDialog } from '../../../patterns/form/DeleteDialog.tsx';
import { GROUP_FORMS, QUOTE_FORMS, UNDER_FORMS } from './codeWords.ts';

export interface DeleteCodeDialogProps {
  /** The code to delete. */
  code: Code;
  /** How it is used now, itself alone. */
  use: Pick<CodeUse, 'passages' | 'under' | 'groups'>;
  /** Deletes it; the dialog closes only when that has happened. */
  onConfirm: () => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** Asks before a code goes, and says what stays. */
export function DeleteCodeDialog({ code, use, onConfirm, onClose }: DeleteCodeDialogProps) {
  const { passages, under, groups } = use;
  return (
    <DeleteDialog title={`Удалить код ${quoted(code.name)}?`} onConfirm={onConfirm} onDone={onClose}>
      <p>
        {passages === 0 ? 'Этим кодом ничего не отмечено. ' : null}
        {passages > 0 ? `Останутся отмеченными, но без этого кода: ${counted(passages, QUOTE_FORMS)}. ` : null}
        {under > 0 ? `Поднимется на уровень выше: ${counted(under, UNDER_FORMS)}. ` : null}
        {groups > 0 ? `Уйдёт вместе с кодом: ${counted(groups, GROUP_FORMS)}. ` : null}
        Сразу после удаления код можно вернуть.
      </p>
    </DeleteDialog>
  );
}
