import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { NBSP } from '../../domain/core/format.ts';
import { fontSizes } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, type DialogProps } from '../../ui/dialog/Dialog.tsx';
import { NeedsScope } from '../../ui/context/NeedsScope.tsx';
import { useMissingRole, useOver, type Needs } from '../../ui/context/rights.ts';
import { AlsoHere, type AlsoHereProps } from '../AlsoHere.tsx';
import { RecordForm } from './RecordForm.tsx';
import type { FormState } from './useRecordForm.ts';

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'description' | 'size'> {
  /** The form, as useRecordForm gives it. What it misses disables the button and is said beside it; the dialog closes only when it is stored. */
  form: FormState;
  /** The record that the form changes: in a shared company, who else has it open is said. Default none. */
  of?: Omit<AlsoHereProps, 'place'> | null;
  /** Label of the main button: «Создать». */
  submitLabel: string;
  /**
   * Role needed to send it. It opens for that role alone; a user who loses the role while typing keeps the typed text, to read
   * and copy. Default `Researcher`.
   */
  needs?: Needs | null;
  /** The fields. */
  children: ReactNode;
  /** Content below the form that is no part of it. */
  below?: ReactNode;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Missing = styled.output`
  flex: 1 1 100%;
  color: var(--color-ink-soft);
  font-size: ${fontSizes.sm};

  &:empty {
    display: none;
  }
`;

/** Said of what was typed when access ended, and beside whom it stands once the dialog is closed (R428). */
const KEPT = `Набранное можно скопировать: отсюда, а${NBSP}потом${NBSP}— над экраном.`;

/** Returns why a form cannot be sent by whom may send it no more: nothing that is filled in would change that. Empty while they may. */
function useBarredText(needs: Needs | null): string {
  const barred = useMissingRole(needs);
  const over = useOver();
  if (!barred) return '';
  return over ? `${barred.text}. ${KEPT}` : barred.text;
}

/** A dialog that is one form: fields, the button that sends them, the way out, and why it failed. */
export function FormDialog(props: FormDialogProps) {
  const { form, of = null, submitLabel, needs = 'Researcher', children, below, onClose, ...dialog } = props;
  const id = useId();
  const missingId = useId();
  const { busy } = form;
  const barred = useBarredText(needs);
  const missing = barred === '' ? form.missing : barred;
  const isMissing = missing !== undefined && missing !== '';
  return (
    <Dialog
      {...dialog}
      open
      beside={of ? <AlsoHere kind={of.kind} id={of.id} place="dialog" /> : null}
      onOpenChange={(open) => {
        // Closed while it is being sent, it could not say why that failed.
        if (!open && !busy) onClose();
      }}
      footer={
        <>
          {missing === undefined ? null : <Missing id={missingId}>{missing}</Missing>}
          <Button
            needs={needs}
            variant="primary"
            type="submit"
            form={id}
            busy={busy}
            disabled={isMissing}
            aria-describedby={isMissing && barred === '' ? missingId : undefined}
          >
            {submitLabel}
          </Button>
          <Button needs={null} disabled={busy} onClick={onClose}>
            Отмена
          </Button>
        </>
      }
    >
      <NeedsScope needs={needs}>
        <RecordForm form={form} id={id} onSent={onClose}>
          {children}
        </RecordForm>
      </NeedsScope>
      {below}
    </Dialog>
  );
}
