import { useRef, useState } from 'react';
import { styled } from 'styled-components';

import type { EditedForm } from '../../domain/editedForm.ts';
import { refused, type Outcome } from '../../domain/outcome.ts';
import {
  checkScenario,
  EMPTY_SCENARIO_FORM,
  scenarioFormOf,
  stagesInWords,
  stagesOf,
  stagesText,
  type ScenarioForm,
} from '../../domain/scenarioRules.ts';
import type { Scenario } from '../../domain/settings.ts';
import { ConflictNote } from '../../patterns/ConflictNote.tsx';
import { EditableList } from '../../patterns/EditableList.tsx';
import { focusFirstError } from '../../patterns/focusFirstError.ts';
import { FormDialog } from '../../patterns/FormDialog.tsx';
import { FormError } from '../../patterns/FormError.tsx';
import { useEditedForm } from '../../patterns/useEditedForm.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, spaces } from '../../theme/tokens.ts';
import { NumberField } from '../../ui/NumberField.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

export interface ScenarioDialogProps {
  /** The scenario to change; null to create one. Give the stored one anew when it changes: what differs is shown. */
  scenario: Scenario | null;
  /** What was typed before the dialog was closed by mistake; without it the form begins empty, or with the scenario. */
  draft?: EditedForm<ScenarioForm>;
  /** Called with every change, so that the parent can keep the draft. */
  onDraftChange?: (draft: EditedForm<ScenarioForm>) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onSubmit: (form: ScenarioForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const LABELS: Readonly<Record<keyof ScenarioForm, string>> = {
  title: 'Название',
  description: 'Описание',
  minutesFrom: 'Длительность, от',
  minutesTo: 'Длительность, до',
  questionsFrom: 'Вопросов, от',
  questionsTo: 'Вопросов, до',
  stages: 'Этапы и вопросы',
};
const GONE = 'Сценарий удалили в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';

const Ranges = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${spaces[3]}px;
  align-items: start;
  ${media.mobile} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Stages = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > h3 {
    font-size: ${fontSizes.md}px;
  }
`;

const Questions = styled.div`
  padding-inline-start: ${spaces[4]}px;
  border-inline-start: 2px solid var(--color-hairline);
`;

/** Creates a scenario or changes one: what it is about, how long, its stages and questions (specification §3 «Scenario»). */
export function ScenarioDialog({ scenario, draft, onDraftChange, onSubmit, onClose }: ScenarioDialogProps) {
  const root = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const editing = useEditedForm<ScenarioForm>(scenario ? scenarioFormOf(scenario) : EMPTY_SCENARIO_FORM, {
    draft,
    onChange: onDraftChange,
    show: (field, value) => ({
      label: LABELS[field],
      text: field === 'stages' ? stagesInWords({ stages: value }) : value,
    }),
  });
  const form = editing.values;
  const errors = tried ? checkScenario(form) : {};
  const gone = scenario !== null && scenario.deletedAt !== null;

  const submit = async () => {
    if (gone) return refused(GONE);
    if (!editing.settled()) return undefined;
    const wrong = checkScenario(form);
    if (Object.keys(wrong).length === 0) return onSubmit(form);
    setTried(true);
    focusFirstError(root.current, wrong);
    return undefined;
  };
  const text = (field: 'title' | 'description') => ({
    name: field,
    label: LABELS[field],
    value: form[field],
    error: errors[field],
    onChange: ({ target: { value } }: { target: { value: string } }) => editing.type({ [field]: value }),
  });
  const number = (field: 'minutesFrom' | 'minutesTo' | 'questionsFrom' | 'questionsTo') => ({
    name: field,
    label: LABELS[field],
    min: 1,
    value: form[field],
    error: errors[field],
    onChange: ({ target: { value } }: { target: { value: string } }) => editing.type({ [field]: value }),
  });
  return (
    <FormDialog
      title={scenario ? 'Редактировать сценарий' : 'Новый сценарий'}
      description={scenario ? undefined : 'Сохранится как черновик'}
      size="lg"
      submitLabel={scenario ? 'Сохранить' : 'Создать сценарий'}
      onSubmit={submit}
      onClose={onClose}
    >
      {gone ? <FormError message={GONE} /> : <ConflictNote {...editing.note} />}
      <div ref={root} style={{ display: 'contents' }}>
        <TextField {...text('title')} required autoComplete="off" />
        <TextArea {...text('description')} rows={2} />
        <Ranges>
          <NumberField {...number('minutesFrom')} suffix="мин" />
          <NumberField {...number('minutesTo')} suffix="мин" />
          <NumberField {...number('questionsFrom')} />
          <NumberField {...number('questionsTo')} />
        </Ranges>
        <Stages aria-label={LABELS.stages}>
          <h3>{LABELS.stages}</h3>
          <EditableList
            label={LABELS.stages}
            noun="этап"
            framed
            items={stagesOf(form)}
            onChange={(stages) => editing.type({ stages: stagesText(stages) })}
            create={(key) => ({ key, title: '', questions: [{ key: 'item-0', text: '' }] })}
            renderField={(stage, field, setStage) => (
              <TextField
                {...field}
                name={`stage-${stage.key}`}
                autoComplete="off"
                value={stage.title}
                error={errors[`stage-${stage.key}`]}
                onChange={({ target: { value } }) => setStage({ ...stage, title: value })}
              />
            )}
            renderBelow={(stage, number, setStage) => (
              <Questions>
                <EditableList
                  label={`Вопросы этапа ${number}`}
                  noun="вопрос"
                  owner={{ genitive: `этапа ${number}`, accusative: `этап ${number}` }}
                  items={stage.questions}
                  onChange={(questions) => setStage({ ...stage, questions })}
                  create={(key) => ({ key, text: '' })}
                  renderField={(question, field, setQuestion) => (
                    <TextArea
                      {...field}
                      name={`question-${stage.key}-${question.key}`}
                      rows={1}
                      value={question.text}
                      error={errors[`question-${stage.key}-${question.key}`]}
                      onChange={({ target: { value } }) => setQuestion({ ...question, text: value })}
                    />
                  )}
                />
              </Questions>
            )}
          />
        </Stages>
      </div>
    </FormDialog>
  );
}
