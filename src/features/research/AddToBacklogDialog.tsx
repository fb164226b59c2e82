import { useState } from 'react';
import { styled } from 'styled-components';

import type { Hypothesis } from '../../domain/hypothesis.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { BacklogForm } from '../../domain/researchRules.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
import { StageTouchpointFields } from '../../patterns/StageTouchpointFields.tsx';
import { spaces } from '../../theme/tokens.ts';
import { TextArea } from '../../ui/TextArea.tsx';

export interface AddToBacklogDialogProps {
  /** The hypothesis to confirm, or null while the dialog is closed. */
  hypothesis: Hypothesis | null;
  /** Stores it; the dialog closes only when that has happened, and shows why when it has not. */
  onConfirm: (hypothesis: Hypothesis, form: BacklogForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Words = styled.p`
  padding-inline-start: ${spaces[3]}px;
  border-inline-start: 3px solid var(--color-accent);
`;

/** «Добавить гипотезу в бэклог»: comment, stage and touchpoint, then confirm (specification §2). */
export function AddToBacklogDialog({ hypothesis, onConfirm, onClose }: AddToBacklogDialogProps) {
  const [draft, setDraft] = useState<{ of: string } & Partial<BacklogForm>>({ of: '' });
  if (!hypothesis) return null;
  const own = draft.of === hypothesis.id ? draft : { of: hypothesis.id };
  const form: BacklogForm = {
    comment: own.comment ?? '',
    stage: own.stage ?? hypothesis.stage,
    touchpoint: own.touchpoint ?? hypothesis.touchpoint,
  };
  return (
    <FormDialog
      title="Добавить гипотезу в бэклог"
      submitLabel="Добавить"
      onSubmit={() => onConfirm(hypothesis, form)}
      onClose={onClose}
    >
      <Words>{hypothesis.text}</Words>
      <TextArea
        label="Комментарий"
        hint="Необязательно: почему она важна сейчас"
        rows={3}
        value={form.comment}
        onChange={(event) => setDraft({ ...own, comment: event.target.value })}
      />
      <StageTouchpointFields value={form} onChange={(place) => setDraft({ ...own, ...place })} />
    </FormDialog>
  );
}
