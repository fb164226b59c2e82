import { useRef, type ReactNode } from 'react';

import { Button } from '../Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { NeedsProps } from '../context/rights.ts';

export interface ConfirmDialogProps extends NeedsProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with false when the question is put away unanswered; not while busy. */
  onOpenChange: (open: boolean) => void;
  /** The question: «Удалить исследование?» */
  title: ReactNode;
  /** Says what will happen, and what cannot be undone. */
  children: ReactNode;
  /** The answer, a verb: «Удалить». */
  confirmLabel: string;
  /** The way out. Default «Отмена». */
  cancelLabel?: string;
  /** The answer destroys something. Default false. */
  danger?: boolean;
  /** The answer is being carried out: nothing can be pressed and the dialog stays. Default false. */
  busy?: boolean;
  /** Called when the person agrees; the caller closes the dialog when it is done. */
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. Focus starts on the way out. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Отмена',
  danger = false,
  busy = false,
  onConfirm,
  needs,
}: ConfirmDialogProps) {
  const wayOut = useRef<HTMLButtonElement>(null);
  const change = (next: boolean) => {
    if (!busy) onOpenChange(next);
  };
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={open}
      onOpenChange={change}
      title={title}
      initialFocus={wayOut}
      footer={
        <>
          <Button needs={needs} variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button needs={null} ref={wayOut} disabled={busy} onClick={() => change(false)}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
