import { useRef, useState } from 'react';

import { RELEVANCE_LABELS, RELEVANCES, type Relevance } from '../../domain/hypothesis.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { HypothesisForm, SelectedQuote } from '../../domain/researchRules.ts';
import { TOUCHPOINTS } from '../../domain/touchpoint.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
import { StageTouchpointFields, type StageTouchpoint } from '../../patterns/StageTouchpointFields.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { PassageQuote } from './PassageQuote.tsx';

export interface NewHypothesisDialogProps {
  /** The words it rests on. */
  quote: SelectedQuote;
  /** Stores it; the dialog closes only when that has happened. */
  onCreate: (form: HypothesisForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const FIRST_PLACE: StageTouchpoint = { stage: 'awareness', touchpoint: TOUCHPOINTS.awareness[0] ?? '' };
const RELEVANCE_OPTIONS = RELEVANCES.map((relevance) => ({ value: relevance, label: RELEVANCE_LABELS[relevance] }));

/** «Создать гипотезу» over selected words: text, stage, touchpoint, relevance. */
export function NewHypothesisDialog({ quote, onCreate, onClose }: NewHypothesisDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [place, setPlace] = useState(FIRST_PLACE);
  const [relevance, setRelevance] = useState<Relevance>('medium');
  const [missing, setMissing] = useState(false);
  const create = async () => {
    if (text.trim() !== '') return onCreate({ text, ...place, relevance });
    setMissing(true);
    field.current?.focus();
    return undefined;
  };
  return (
    <FormDialog title="Создать гипотезу" submitLabel="Создать" onSubmit={create} onClose={onClose}>
      <PassageQuote quote={quote} />
      <TextArea
        ref={field}
        label="Гипотеза"
        required
        rows={3}
        hint="Например: если показать пример отчёта до регистрации, больше людей дойдёт до первого интервью"
        error={missing && text.trim() === '' ? 'Сформулируйте гипотезу' : undefined}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <StageTouchpointFields value={place} onChange={setPlace} />
      <Select
        label="Релевантность"
        options={RELEVANCE_OPTIONS}
        value={relevance}
        onValueChange={(value) => setRelevance(RELEVANCES.find((one) => one === value) ?? 'medium')}
      />
    </FormDialog>
  );
}
