import type { Outcome } from '../../../domain/core/outcome.ts';
import { STANCE_LABELS, type Stance } from '../../../domain/research/hypothesis.ts';
import type { SelectedQuote } from '../../../domain/research/reading/selectedQuote.ts';
import { TERMS } from '../../../domain/terms.ts';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { Select } from '../../../ui/field/Select.tsx';
import { PassageQuote } from './PassageQuote.tsx';

export interface LinkHypothesisDialogProps {
  /** The selected words. */
  quote: SelectedQuote;
  /** Hypotheses that can take them, in the order to offer them. */
  hypotheses: readonly { readonly id: string; readonly text: string }[];
  /** Stores the words with the hypothesis; the dialog closes only when that has happened. */
  onLink: (hypothesisId: string, stance: Stance) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const STANCES = (['for', 'against'] as const).map((value) => ({ value, label: STANCE_LABELS[value] }));

/** «К гипотезе…» over selected words: which hypothesis they speak for, or against. */
export function LinkHypothesisDialog({ quote, hypotheses, onLink, onClose }: LinkHypothesisDialogProps) {
  const form = useRecordForm<{ hypothesis: string; stance: Stance }>({
    record: { hypothesis: '', stance: 'for' },
    check: ({ hypothesis }) => (hypothesis === '' ? { hypothesis: 'Выберите гипотезу' } : {}),
    missing: hypotheses.length > 0 ? undefined : () => 'Гипотез пока нет: создайте первую из этих слов.',
    onSubmit: ({ hypothesis, stance }) => onLink(hypothesis, stance),
  });
  return (
    <FormDialog form={form} title="Добавить к гипотезе" submitLabel="Добавить" onClose={onClose}>
      <PassageQuote quote={quote} />
      <Select
        {...form.choice('hypothesis')}
        label={TERMS.hypothesis.text}
        required
        placeholder="Выберите гипотезу"
        options={hypotheses.map(({ id, text }) => ({ value: id, label: text }))}
      />
      <Select {...form.choice('stance')} label={TERMS.quote.stance} options={STANCES} />
    </FormDialog>
  );
}
