import { use, useState } from 'react';
import { styled } from 'styled-components';

import { counted, innerQuotes } from '../../domain/core/format.ts';
import { RELEVANCE_LABELS, RELEVANCES } from '../../domain/research/hypothesis.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import type { HypothesisForm } from '../../domain/research/hypotheses/createHypothesis.ts';
import type { SelectedQuote } from '../../domain/research/reading/selectedQuote.ts';
import { TERMS } from '../../domain/terms.ts';
import { TOUCHPOINTS } from '../../domain/tactics/touchpoint.ts';
import { EvidenceSlots } from '../../patterns/evidence/EvidenceSlots.ts';
import { FormDialog } from '../../patterns/form/FormDialog.tsx';
import { FormError } from '../../patterns/form/FormError.tsx';
import { StageTouchpointFields } from '../../patterns/form/StageTouchpointFields.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { PassageQuote } from './reading/PassageQuote.tsx';

/** Words that say the contrary, offered to be taken along. */
export interface WordsAgainst {
  readonly id: string;
  readonly text: string;
  /** Who said them, as they may be named; may be empty. */
  readonly who: string;
}

export interface NewHypothesisDialogProps {
  /** The words it rests on; of several, the first. */
  quote: SelectedQuote;
  /** How many more words it rests on; they are said, not shown. Default 0. */
  others?: number;
  /** Initial values, as far as known: its text, stage, touchpoint, relevance. Default empty. */
  start?: Partial<HypothesisForm>;
  /** Words that seem to say the contrary: a person ticks those that are taken against it. Default none. */
  against?: readonly WordsAgainst[];
  /** Why it can be stored no more; empty, the default, while it can. */
  gone?: string;
  /** Stores it, with the ticked words against it by their ids; the dialog closes only when that has happened. */
  onCreate: (form: HypothesisForm, against?: readonly string[]) => Promise<Outcome>;
  /** Gives the words to a hypothesis that there is and says the same, by its id, with the ticked words against it. Default: they cannot be given. */
  onAddTo?: (hypothesisId: string, against: readonly string[]) => Promise<Outcome>;
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
const NONE: readonly WordsAgainst[] = [];

const Against = styled.fieldset`
  display: grid;
  gap: ${spaces[1]}px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  font-size: ${fontSizes.sm};
  overflow-wrap: anywhere;

  & > legend {
    padding: 0;
    font-weight: 500;
  }
`;

/** «Создать гипотезу» over selected words: text, stage, touchpoint, relevance, and the words against it. */
export function NewHypothesisDialog(props: NewHypothesisDialogProps) {
  const { quote, others = 0, start, against = NONE, gone = '', onCreate, onAddTo, onClose } = props;
  const { alike } = use(EvidenceSlots);
  const [notAdded, setNotAdded] = useState('');
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const form = useRecordForm<HypothesisForm>({
    record: { ...EMPTY, ...start },
    check: ({ text, touchpoint }) => ({
      text: text.trim() === '' ? 'Сформулируйте гипотезу' : undefined,
      touchpoint: touchpoint === '' ? 'Выберите точку касания' : undefined,
    }),
    gone,
    onSubmit: (values) => (against.length > 0 ? onCreate(values, [...taken]) : onCreate(values)),
  });
  const addTo = async (id: string) => {
    const outcome = await onAddTo?.(id, [...taken]);
    if (outcome?.ok) onClose();
    else setNotAdded(outcome?.message ?? '');
  };
  return (
    <FormDialog form={form} title="Создать гипотезу" submitLabel="Создать" onClose={onClose}>
      <PassageQuote quote={quote} />
      {others > 0 ? <p>И ещё {counted(others, ['цитата', 'цитаты', 'цитат'])}, все — за гипотезу.</p> : null}
      {against.length > 0 ? (
        <Against>
          <legend>Похоже, говорят обратное. Взять как слова против:</legend>
          {against.map(({ id, text, who }) => (
            <Checkbox
              key={id}
              checked={taken.has(id)}
              label={
                <>
                  «<bdi>{innerQuotes(text)}</bdi>»{who === '' ? null : <span> — {who}</span>}
                </>
              }
              onChange={({ target }) => {
                const next = new Set(taken);
                if (target.checked) next.add(id);
                else next.delete(id);
                setTaken(next);
              }}
            />
          ))}
        </Against>
      ) : null}
      <TextArea
        {...form.text('text')}
        label={TERMS.hypothesis.text}
        required
        rows={start?.text ? 5 : 3}
        hint="Например: если показать пример отчёта до регистрации, больше людей дойдёт до первого интервью"
      />
      {alike({ of: 'hypothesis', text: form.values.text, onTake: onAddTo && ((id) => void addTo(id)) })}
      <FormError message={notAdded} />
      <StageTouchpointFields value={form.values} error={form.errors.touchpoint} onChange={form.type} />
      <Select {...form.choice('relevance')} label={TERMS.hypothesis.relevance} options={RELEVANCE_OPTIONS} />
    </FormDialog>
  );
}
