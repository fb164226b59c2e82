import { use } from 'react';

import type { EditedForm } from '../../domain/core/editedForm.ts';
import { fieldVersionsOf } from '../../domain/core/fieldHistory.ts';
import { quoted } from '../../domain/core/format.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import { insightField } from '../../domain/research/editing.ts';
import type { Research } from '../../domain/research/research.ts';
import { TERMS } from '../../domain/terms.ts';
import { EvidenceSlots, insightId } from '../../patterns/evidence/EvidenceSlots.ts';
import { FieldHistory } from '../../patterns/form/FieldHistory.tsx';
import { FormDialog } from '../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { TextArea } from '../../ui/field/TextArea.tsx';

/** An insight as it is typed. */
export interface InsightDraft {
  readonly text: string;
}

export interface EditInsightDialogProps {
  /** The study that has the insight. Give the stored one anew when it changes: what differs is shown. */
  research: Research;
  /** Key of the insight; one that is gone says so. */
  insight: string;
  /** Typed text from before the dialog was closed by mistake; without it the form begins with the insight. */
  draft?: EditedForm<InsightDraft>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<InsightDraft> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onSave: (text: string) => Promise<Outcome>;
  /** Gives it an earlier text again, by the version's key. */
  onRestore: (key: string) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const LABEL = TERMS.together.insight;
const GONE = 'Инсайт удалили в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';

/** «Изменить инсайт»: its text, the words it rests on, and what it said before. */
export function EditInsightDialog(props: EditInsightDialogProps) {
  const { research, insight, draft, onDraftChange, onSave, onRestore, onClose } = props;
  const { alike } = use(EvidenceSlots);
  const stored =
    research.deletedAt === null && Object.hasOwn(research.insights, insight) ? research.insights[insight] : undefined;
  const form = useRecordForm<InsightDraft>({
    record: { text: stored?.text ?? '' },
    check: ({ text }) => (text.trim() === '' ? { text: 'Запишите, что вы поняли' } : {}),
    draft,
    onDraftChange,
    show: (_, text) => ({ label: LABEL, text }),
    gone: stored ? '' : GONE,
    onSubmit: ({ text }) => onSave(text),
  });
  return (
    <FormDialog
      title="Изменить инсайт"
      description={stored?.quote ? `Из слов: ${quoted(stored.quote)}` : undefined}
      of={{ kind: 'research', id: research.id }}
      form={form}
      submitLabel="Сохранить"
      onClose={onClose}
      below={
        <FieldHistory
          versions={fieldVersionsOf(research.history, insightField(insight))}
          show={({ was }) => ({ label: LABEL, text: String(was) })}
          onRestore={onRestore}
        />
      }
    >
      <TextArea {...form.text('text')} label={LABEL} required rows={4} />
      {alike({ of: 'insight', text: form.values.text, exceptId: insightId(research.id, insight) })}
    </FormDialog>
  );
}
