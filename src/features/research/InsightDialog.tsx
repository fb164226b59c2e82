import { use } from 'react';

import type { Outcome } from '../../domain/core/outcome.ts';
import type { SelectedQuote } from '../../domain/research/reading/selectedQuote.ts';
import { EvidenceSlots } from '../../patterns/evidence/EvidenceSlots.ts';
import { FormDialog } from '../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { PassageQuote } from './reading/PassageQuote.tsx';

export interface InsightDialogProps {
  /** The words it rests on. */
  quote: SelectedQuote;
  /** Stores it; the dialog closes only when that has happened. */
  onAdd: (text: string) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

/** «Добавить инсайт» over selected words: what was learnt from them. */
export function InsightDialog({ quote, onAdd, onClose }: InsightDialogProps) {
  const { alike } = use(EvidenceSlots);
  const form = useRecordForm({
    record: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { text: 'Запишите, что вы поняли' } : {}),
    onSubmit: ({ text }) => onAdd(text),
  });
  return (
    <FormDialog form={form} title="Добавить инсайт" submitLabel="Добавить" onClose={onClose}>
      <PassageQuote quote={quote} />
      <TextArea {...form.text('text')} label="Инсайт" required rows={3} hint="Что вы поняли из этих слов" />
      {alike({ of: 'insight', text: form.values.text })}
    </FormDialog>
  );
}
