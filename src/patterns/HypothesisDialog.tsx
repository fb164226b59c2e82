import { use } from 'react';

import type { EditedForm } from '../domain/core/editedForm.ts';
import { fieldVersionsOf } from '../domain/core/fieldHistory.ts';
import type { Outcome } from '../domain/core/outcome.ts';
import { isStage, STAGE_NAMES } from '../domain/core/stage.ts';
import { PRIORITY_RANGE } from '../domain/research/editing.ts';
import { RELEVANCE_LABELS, RELEVANCES, type Hypothesis, type Relevance } from '../domain/research/hypothesis.ts';
import {
  checkHypothesisDraft,
  hypothesisDraftOf,
  type HypothesisDraft,
} from '../domain/research/hypotheses/hypothesisDraft.ts';
import { TERMS } from '../domain/terms.ts';
import { FormGrid } from '../ui/FormGrid.tsx';
import { NumberField } from '../ui/field/NumberField.tsx';
import { Select } from '../ui/field/Select.tsx';
import { TextArea } from '../ui/field/TextArea.tsx';
import { EvidenceSlots } from './evidence/EvidenceSlots.ts';
import { FieldHistory } from './form/FieldHistory.tsx';
import { FormDialog } from './form/FormDialog.tsx';
import { StageTouchpointFields } from './form/StageTouchpointFields.tsx';
import { useRecordForm } from './form/useRecordForm.ts';

export interface HypothesisDialogProps {
  /** The hypothesis. Give the stored one anew when it changes: what differs is shown; a removed one says so. */
  hypothesis: Hypothesis;
  /** Text typed before the dialog was closed by mistake; without it the form begins with the hypothesis. */
  draft?: EditedForm<HypothesisDraft>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<HypothesisDraft> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onSave: (draft: HypothesisDraft) => Promise<Outcome>;
  /** Gives a field an earlier value again, by the version's key. */
  onRestore: (key: string) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const RELEVANCE_OPTIONS = RELEVANCES.map((relevance) => ({ value: relevance, label: RELEVANCE_LABELS[relevance] }));

const GONE = 'Гипотезу удалили в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';

/** A field's label and its value in words. */
function show(field: string, value: unknown): { label: string; text: string } {
  const label = (TERMS.hypothesis as Readonly<Record<string, string>>)[field] ?? field;
  const text = String(value);
  if (field === 'stage' && isStage(text)) return { label, text: STAGE_NAMES[text] };
  return { label, text: field === 'relevance' ? RELEVANCE_LABELS[text as Relevance] : text };
}

/** «Изменить гипотезу»: all that is said of it, and what was said before (R60). */
export function HypothesisDialog(props: HypothesisDialogProps) {
  const { hypothesis, draft, onDraftChange, onSave, onRestore, onClose } = props;
  const { alike } = use(EvidenceSlots);
  const form = useRecordForm<HypothesisDraft>({
    record: hypothesisDraftOf(hypothesis),
    check: checkHypothesisDraft,
    draft,
    onDraftChange,
    show,
    gone: hypothesis.deletedAt === null ? '' : GONE,
    onSubmit: onSave,
  });
  const text = (name: 'text' | 'description' | 'jtbd' | 'context' | 'comment') => ({
    ...form.text(name),
    label: TERMS.hypothesis[name],
  });
  return (
    <FormDialog
      title="Изменить гипотезу"
      size="lg"
      of={{ kind: 'hypothesis', id: hypothesis.id }}
      form={form}
      submitLabel="Сохранить"
      onClose={onClose}
      below={
        <FieldHistory
          versions={fieldVersionsOf(hypothesis.history)}
          show={({ field, was }) => show(field, was)}
          onRestore={onRestore}
        />
      }
    >
      <TextArea {...text('text')} required rows={3} />
      {alike({ of: 'hypothesis', text: form.values.text, exceptId: hypothesis.id })}
      <StageTouchpointFields value={form.values} onChange={form.type} />
      <FormGrid>
        <Select {...form.choice('relevance')} label={TERMS.hypothesis.relevance} options={RELEVANCE_OPTIONS} />
        <NumberField
          {...form.text('priority')}
          label={TERMS.hypothesis.priority}
          hint="1 — первая в списке"
          required
          {...PRIORITY_RANGE}
        />
      </FormGrid>
      <TextArea {...text('description')} rows={3} />
      <FormGrid>
        <TextArea {...text('jtbd')} rows={2} />
        <TextArea {...text('context')} rows={2} />
      </FormGrid>
      <TextArea {...text('comment')} rows={2} />
    </FormDialog>
  );
}
