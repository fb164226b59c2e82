import { styled } from 'styled-components';

import type { EditedForm } from '../../../domain/core/editedForm.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { checkScenario } from '../../../domain/account/scenario/check.ts';
import {
  blankQuestion,
  blankStage,
  EMPTY_SCENARIO_FORM,
  scenarioFormOf,
  stagesInWords,
  stagesOf,
  stagesText,
  type ScenarioForm,
} from '../../../domain/account/scenario/form.ts';
import type { Scenario } from '../../../domain/account/settings.ts';
import { TERMS } from '../../../domain/terms.ts';
import { QuestionField } from '../../../patterns/asking/QuestionField.tsx';
import { EditableList } from '../../../patterns/form/EditableList.tsx';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { FormGrid } from '../../../ui/FormGrid.tsx';
import { NumberField } from '../../../ui/field/NumberField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

export interface ScenarioDialogProps {
  /** The scenario to change; null to create one. Give the stored one anew when it changes: what differs is shown. */
  scenario: Scenario | null;
  /** What was typed before the dialog was closed by mistake; without it the form begins empty, or with the scenario. */
  draft?: EditedForm<ScenarioForm>;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<ScenarioForm> | undefined) => void;
  /** Stores it; the dialog closes only when that has happened. */
  onSubmit: (form: ScenarioForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const LABELS: Readonly<Record<keyof ScenarioForm, string>> = {
  title: TERMS.scenario.title,
  description: TERMS.scenario.description,
  minutesFrom: 'Длительность, от',
  minutesTo: 'Длительность, до',
  questionsFrom: 'Вопросов, от',
  questionsTo: 'Вопросов, до',
  welcome: TERMS.scenario.welcome,
  consent: TERMS.scenario.consent,
  thanks: TERMS.scenario.thanks,
  stages: TERMS.scenario.stages,
};
const GONE = 'Сценарий удалили в другой вкладке. То, что вы набрали, пока здесь: скопируйте нужное и закройте форму.';

const Stages = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;

  & > h3 {
    font-size: ${fontSizes.md};
  }
`;

const Questions = styled.div`
  padding-inline-start: ${spaces[4]}px;
  border-inline-start: 2px solid var(--color-hairline);
`;

/** Creates a scenario or changes one: what it is about, how long, its stages and questions (R57). */
export function ScenarioDialog({ scenario, draft, onDraftChange, onSubmit, onClose }: ScenarioDialogProps) {
  const form = useRecordForm<ScenarioForm>({
    record: scenario ? scenarioFormOf(scenario) : EMPTY_SCENARIO_FORM,
    check: checkScenario,
    draft,
    onDraftChange,
    show: (field, value) => ({
      label: LABELS[field],
      text: field === 'stages' ? stagesInWords({ stages: value }) : value,
    }),
    gone: scenario !== null && scenario.deletedAt !== null ? GONE : '',
    onSubmit,
  });
  const text = (field: keyof ScenarioForm) => ({ ...form.text(field), label: LABELS[field] });
  return (
    <FormDialog
      needs="Admin"
      title={scenario ? 'Редактировать сценарий' : 'Новый сценарий'}
      description={scenario ? undefined : 'Сохранится как черновик'}
      size="lg"
      of={scenario && { kind: 'scenario', id: scenario.id }}
      form={form}
      submitLabel={scenario ? 'Сохранить' : 'Создать сценарий'}
      onClose={onClose}
    >
      <TextField {...text('title')} required autoComplete="off" />
      <TextArea {...text('description')} rows={2} />
      <FormGrid columns={4}>
        <NumberField {...text('minutesFrom')} min={1} suffix="мин" />
        <NumberField {...text('minutesTo')} min={1} suffix="мин" />
        <NumberField {...text('questionsFrom')} min={1} />
        <NumberField {...text('questionsTo')} min={1} />
      </FormGrid>
      <Stages aria-label={LABELS.stages}>
        <h3>{LABELS.stages}</h3>
        <EditableList
          label={LABELS.stages}
          noun="этап"
          framed
          items={stagesOf(form.values)}
          onChange={(stages) => form.type({ stages: stagesText(stages) })}
          create={(key) => blankStage(key, `${key}-0`)}
          renderField={(stage, field, setStage) => (
            <TextField
              {...field}
              name={`stage-${stage.key}`}
              autoComplete="off"
              value={stage.title}
              error={form.errors[`stage-${stage.key}`]}
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
                create={(key) => blankQuestion(`${stage.key}-${key}`)}
                renderField={(question, field, setQuestion) => (
                  <QuestionField
                    {...field}
                    name={`question-${question.key}`}
                    owner={`этапа ${number}`}
                    rows={1}
                    value={question.text}
                    error={form.errors[`question-${question.key}`]}
                    onType={(text) => setQuestion({ ...question, text })}
                  />
                )}
              />
            </Questions>
          )}
        />
      </Stages>
    </FormDialog>
  );
}
