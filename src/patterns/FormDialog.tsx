import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { Outcome } from '../domain/outcome.ts';
import { fontSizes, spaces } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog, type DialogProps } from '../ui/Dialog.tsx';
import { FormError } from './FormError.tsx';
import { useSubmission } from './useSubmission.ts';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  /** What the main button does: «Создать». */
  submitLabel: string;
  /** The fields. */
  children: ReactNode;
  /** What must be filled in before it can be sent: the button is disabled and this is said beside it; empty when it can go. */
  missing?: string;
  /** What stands below the form and is no part of it; told whether the form is being sent. */
  renderBelow?: (busy: boolean) => ReactNode;
  /** Sends the form; undefined when a field is wrong and says so itself. The dialog closes only when it has happened. */
  onSubmit: () => Promise<Outcome | undefined>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[4]}px;

  /* A field that takes the focus brings its label into sight, too. */
  & :is(input, select, textarea) {
    scroll-margin-block-start: 40px;
  }
`;

const Missing = styled.output`
  flex: 1 1 100%;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm}px;

  &:empty {
    display: none;
  }
`;

/** A dialog that is one form: fields, the button that sends them, the way out, and why it failed. */
export function FormDialog(props: FormDialogProps) {
  const { submitLabel, children, missing, renderBelow, onSubmit, onClose, ...dialog } = props;
  const id = useId();
  const missingId = useId();
  const isMissing = missing !== undefined && missing !== '';
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
          {missing === undefined ? null : <Missing id={missingId}>{missing}</Missing>}
          <Button
            variant="primary"
            type="submit"
            form={id}
            busy={busy}
            disabled={isMissing}
            aria-describedby={isMissing ? missingId : undefined}
          >
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
          if (!busy && !isMissing) run();
        }}
      >
        {children}
        <FormError message={error} />
      </Fields>
      {renderBelow?.(busy)}
    </Dialog>
  );
}
