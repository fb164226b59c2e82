import { useState } from 'react';

import { counted, NBSP } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { FormError } from '../../patterns/form/FormError.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

export interface RestartDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with the wanted state. */
  onOpenChange: (open: boolean) => void;
  /** Whether files would be lost, too. */
  withFiles: boolean;
  /** How many answers would be lost. */
  answers: number;
  /** Everything from the beginning; the question is put away only when that has happened. */
  onRestart: () => Promise<Outcome>;
}

/** Asks before an interview begins anew: what is lost with it, and that the board is not. */
export function RestartDialog({ open, onOpenChange, withFiles, answers, onRestart }: RestartDialogProps) {
  const [{ busy, error }, setState] = useState({ busy: false, error: '' });
  const restart = async () => {
    setState({ busy: true, error: '' });
    const outcome = await onRestart();
    setState({ busy: false, error: outcome.ok ? '' : outcome.message });
    if (outcome.ok) onOpenChange(false);
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        setState({ busy: false, error: '' });
      }}
      title="Начать интервью заново?"
      confirmLabel="Начать заново"
      danger
      busy={busy}
      onConfirm={() => void restart()}
    >
      <p>
        Переписка{withFiles ? ', файлы' : ''}
        {answers > 0 ? ` и${NBSP}${counted(answers, ['ответ', 'ответа', 'ответов'])}` : ''} пропадут, вернуть их будет
        нельзя. Доска на{NBSP}странице «Видение» останется как есть.
      </p>
      <FormError message={error} />
    </ConfirmDialog>
  );
}
