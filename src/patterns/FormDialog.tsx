import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Outcome } from '../domain/outcome.ts';
import { spaces } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, type DialogProps } from '../ui/Dialog.tsx';
import { FormError } from './FormError.tsx';
import { useSubmission } from './useSubmission.ts';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  /** What the main button does: «Создать». */
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
  /** Sends the form; undefined when a field is wrong and says so itself. The dialog closes only when it has happened. */
  onSubmit: () => Promise<Outcome | undefined>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;
`;

/** A dialog that is one form: fields, the button that sends them, the way out, and why it failed. */
export function FormDialog({ submitLabel, children, onSubmit, onClose, ...dialog }: FormDialogProps) {
  const id = useId();
  const { busy, error, run } = useSubmission(onSubmit, onClose);
  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={(open) => {
        // Closed while it is being sent, it could not say why that failed.
        if (!open && !busy) onClose();
      }}
      footer={
        <>
          <Button variant="primary" type="submit" form={id} busy={busy}>
            {submitLabel}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            Отмена
          </Button>
        </>
      }
    >
      <Fields
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        {children}
        <FormError message={error} />
      </Fields>
    </Dialog>
  );
}
