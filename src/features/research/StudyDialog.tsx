import { styled } from 'styled-components';

import type { EditedForm } from '../../domain/core/editedForm.ts';
import { fieldVersionsOf } from '../../domain/core/fieldHistory.ts';
import { choicesOf, type Loadable } from '../../domain/core/loadable.ts';
import type { Outcome } from '../../domain/core/outcome.ts';
import {
  RESEARCH_STATUS_LABELS,
  RESEARCH_STATUSES,
  RESEARCH_TYPE_LABELS,
  RESEARCH_TYPES,
  type Research,
} from '../../domain/research/research.ts';
import {
  checkStudyDraft,
  idsOf,
  idsText,
  MAX_PEOPLE,
  questionsOf,
  questionsText,
  studyDraftOf,
  type StudyDraft,
} from '../../domain/research/studyDraft.ts';
import { TERMS } from '../../domain/terms.ts';
import { QuestionField } from '../../patterns/asking/QuestionField.tsx';
import { DateField } from '../../patterns/form/DateField.tsx';
import { EditableList } from '../../patterns/form/EditableList.tsx';
import { FieldHistory } from '../../patterns/form/FieldHistory.tsx';
import { FormDialog } from '../../patterns/form/FormDialog.tsx';
import { PickList, type PickOption } from '../../patterns/form/PickList.tsx';
import { useRecordForm } from '../../patterns/form/useRecordForm.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { FormGrid } from '../../ui/FormGrid.tsx';
import { NumberField } from '../../ui/field/NumberField.tsx';
import { Select } from '../../ui/field/Select.tsx';
import { TextArea } from '../../ui/field/TextArea.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { studyFieldInWords, type StudyNames } from './studyWords.ts';

/** Records that a study can be linked to. */
export interface StudyOptions {
  readonly experiments: Loadable<readonly PickOption[]>;
  readonly hypotheses: Loadable<readonly PickOption[]>;
  readonly audiences: Loadable<readonly PickOption[]>;
}

export interface StudyDialogProps {
  /** The study. Give the stored one anew when it changes: what differs is shown; a removed one says so. */
  research: Research;
  /** Records that it can be linked to, pending or failed. */
  options: StudyOptions;
  /** Typed text from before the dialog was closed by mistake; without it the form begins with the study. */
  draft?: EditedForm<StudyDraft>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<StudyDraft> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onSave: (draft: StudyDraft) => Promise<Outcome>;
  /** Gives a field an earlier value again, by the version's key. */
  onRestore: (key: string) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const TYPE_OPTIONS = RESEARCH_TYPES.map((type) => ({ value: type, label: RESEARCH_TYPE_LABELS[type] }));
const STATUS_OPTIONS = RESEARCH_STATUSES.map((status) => ({ value: status, label: RESEARCH_STATUS_LABELS[status] }));

const GONE =
  'Исследование удалили в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';

const Questions = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[2]}px;

  & > h3 {
    font-size: ${fontSizes.md};
  }
`;

const namesOf = (list: Loadable<readonly PickOption[]>): ReadonlyMap<string, string> =>
  new Map(choicesOf(list).map(({ value, label }) => [value, label]));

const label = (field: keyof StudyDraft) => ({ label: TERMS.research[field] });

/** Linked records stay in the list to be unlinked, even when no longer offered. */
function withLinked(list: Loadable<readonly PickOption[]>, linked: readonly string[]): Loadable<readonly PickOption[]> {
  if (list.state !== 'ready') return list;
  const known = new Set(list.value.map(({ value }) => value));
  const others = linked.filter((id) => !known.has(id)).map((id) => ({ value: id, label: 'Связанная запись' }));
  return { state: 'ready', value: [...others, ...list.value] };
}

/** «Изменить исследование»: everything that is said of it, what it is linked to, and what was said before (R60). */
export function StudyDialog({ research, options, draft, onDraftChange, onSave, onRestore, onClose }: StudyDialogProps) {
  const names: StudyNames = {
    experiments: namesOf(options.experiments),
    hypotheses: namesOf(options.hypotheses),
    audiences: namesOf(options.audiences),
  };
  const form = useRecordForm<StudyDraft>({
    record: studyDraftOf(research),
    check: (typed) => checkStudyDraft(typed, research),
    draft,
    onDraftChange,
    show: (field, value) => studyFieldInWords(field, value, names),
    gone: research.deletedAt === null ? '' : GONE,
    onSubmit: onSave,
  });
  const { values } = form;
  const date = (name: 'startDate' | 'endDate') => ({
    ...label(name),
    name,
    value: values[name],
    error: form.errors[name],
    onChange: (value: string) => form.type({ [name]: value }),
  });
  const links = (name: 'experimentIds' | 'hypothesisIds', list: Loadable<readonly PickOption[]>) => {
    const selected = idsOf(values[name]);
    return {
      ...label(name),
      options: withLinked(list, idsOf(studyDraftOf(research)[name])),
      selected,
      onChange: (ids: readonly string[]) => form.type({ [name]: idsText(ids) }),
    };
  };
  const audiences = choicesOf(options.audiences);
  const isKnown = values.audienceId === '' || audiences.some(({ value }) => value === values.audienceId);
  return (
    <FormDialog
      title="Изменить исследование"
      size="lg"
      of={{ kind: 'research', id: research.id }}
      form={form}
      submitLabel="Сохранить"
      onClose={onClose}
      below={
        <FieldHistory
          versions={fieldVersionsOf(research.history)}
          show={({ field, was }) => studyFieldInWords(field, was, names)}
          onRestore={onRestore}
        />
      }
    >
      <TextField {...form.text('title')} {...label('title')} required />
      <TextArea
        {...form.text('description')}
        {...label('description')}
        required={research.description !== ''}
        rows={3}
      />
      <FormGrid columns={3}>
        <Select {...form.choice('type')} {...label('type')} options={TYPE_OPTIONS} />
        <Select {...form.choice('status')} {...label('status')} options={STATUS_OPTIONS} />
        <TextField {...form.text('author')} {...label('author')} autoComplete="name" />
      </FormGrid>
      <FormGrid columns={4}>
        <DateField {...date('startDate')} required />
        <DateField {...date('endDate')} />
        <NumberField {...form.text('participants')} {...label('participants')} min={0} max={MAX_PEOPLE} />
        <NumberField {...form.text('plannedTalks')} {...label('plannedTalks')} min={1} max={MAX_PEOPLE} />
      </FormGrid>
      <Select
        {...form.choice('audienceId')}
        {...label('audienceId')}
        options={[
          { value: '', label: 'Не выбрана' },
          ...(isKnown ? [] : [{ value: values.audienceId, label: 'Аудитория удалена' }]),
          ...audiences,
        ]}
      />
      <Questions aria-label={TERMS.research.questions}>
        <h3>{TERMS.research.questions}</h3>
        <EditableList
          {...label('questions')}
          noun="вопрос"
          items={questionsOf(values)}
          onChange={(questions) => form.type({ questions: questionsText(questions) })}
          create={(key) => ({ key, text: '' })}
          renderField={(question, field, change) => (
            <QuestionField
              {...field}
              name={`question-${question.key}`}
              rows={1}
              value={question.text}
              onType={(text) => change({ ...question, text })}
            />
          )}
        />
      </Questions>
      <PickList {...links('experimentIds', options.experiments)} emptyText="Экспериментов пока нет." />
      <PickList {...links('hypothesisIds', options.hypotheses)} emptyText="Гипотез в бэклоге пока нет." />
    </FormDialog>
  );
}
