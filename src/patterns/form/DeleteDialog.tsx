import type { ReactNode } from 'react';

import type { Outcome } from '../../domain/core/outcome.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import type { Needs } from '../../ui/context/rights.ts';
import { Stack } from '../../ui/Stack.tsx';
import { FormError } from './FormError.tsx';
import { useSubmission } from './useSubmission.ts';

export interface DeleteDialogProps {
  /** Who may delete it: as Button's `needs`. Default `Researcher`. */
  needs?: Needs | null;
  /** The question: «Удалить персону?» */
  title: string;
  /** The answer, a verb. Default «Удалить». */
  confirmLabel?: string;
  /** Says what will be gone, and whether it can be brought back. */
  children: ReactNode;
  /** Deletes; the question is put away only when that has happened. */
  onConfirm: () => Promise<Outcome>;
  /** Called when it has happened. */
  onDone: () => void;
  /** Called when the question is put away unanswered. Default: `onDone`. */
  onCancel?: () => void;
}

/** Asks before something is deleted, stays until it has happened, and says why when it has not. */
export function DeleteDialog(props: DeleteDialogProps) {
  const {
    title,
    confirmLabel = 'Удалить',
    children,
    onConfirm,
    onDone,
    onCancel = onDone,
    needs = 'Researcher',
  } = props;
  const { busy, error, run } = useSubmission(onConfirm, onDone);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onCancel();
      }}
      title={title}
      confirmLabel={confirmLabel}
      danger
      needs={needs}
      busy={busy}
      onConfirm={run}
    >
      <Stack gap={3}>
        {children}
        <FormError message={error} />
      </Stack>
    </ConfirmDialog>
  );
}
