import { counted } from '../../domain/core/format.ts';
import { RELEVANCE_LABELS, RELEVANCES } from '../../domain/research/hypothesis.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { HypothesisForm, SelectedQuote } from '../../domain/research/rules.ts';
import { TERMS } from '../../domain/terms.ts';
import { TOUCHPOINTS } from '../../domain/tactics/touchpoint.ts';
import { FormDialog } from '../../patterns/form/FormDialog.tsx';
import { StageTouchpointFields } from '../../patterns/form/StageTouchpointFields.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { Select } from '../../ui/field/Select.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { PassageQuote } from './reading/PassageQuote.tsx';

export interface NewHypothesisDialogProps {
  /** The words it rests on; of several, the first. */
  quote: SelectedQuote;
  /** How many more words it rests on; they are said, not shown. Default 0. */
  others?: number;
  /** What its text begins with. Default empty. */
  text?: string;
  /** Why it can be stored no more; empty, the default, while it can. */
  gone?: string;
  /** Stores it; the dialog closes only when that has happened. */
  onCreate: (form: HypothesisForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const EMPTY: HypothesisForm = {
  text: '',
  stage: 'awareness',
  touchpoint: TOUCHPOINTS.awareness[0] ?? '',
  relevance: 'medium',
};
const RELEVANCE_OPTIONS = RELEVANCES.map((relevance) => ({ value: relevance, label: RELEVANCE_LABELS[relevance] }));

/** «Создать гипотезу» over selected words: text, stage, touchpoint, relevance. */
export function NewHypothesisDialog(props: NewHypothesisDialogProps) {
  const { quote, others = 0, text: first = '', gone = '', onCreate, onClose } = props;
  const form = useRecordForm<HypothesisForm>({
    record: { ...EMPTY, text: first },
    check: ({ text }) => (text.trim() === '' ? { text: 'Сформулируйте гипотезу' } : {}),
    gone,
    onSubmit: onCreate,
  });
  return (
    <FormDialog form={form} title="Создать гипотезу" submitLabel="Создать" onClose={onClose}>
      <PassageQuote quote={quote} />
      {others > 0 ? <p>И ещё {counted(others, ['цитата', 'цитаты', 'цитат'])}, все — за гипотезу.</p> : null}
      <TextArea
        {...form.text('text')}
        label={TERMS.hypothesis.text}
        required
        rows={3}
        hint="Например: если показать пример отчёта до регистрации, больше людей дойдёт до первого интервью"
      />
      <StageTouchpointFields value={form.values} onChange={form.type} />
      <Select {...form.choice('relevance')} label={TERMS.hypothesis.relevance} options={RELEVANCE_OPTIONS} />
    </FormDialog>
  );
}
