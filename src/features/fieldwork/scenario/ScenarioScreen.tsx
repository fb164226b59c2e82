import { useId, useMemo, useRef, useState } from 'react';

import { checkScenario, faultsOf, type ScenarioFault } from '../../../domain/account/scenario/check.ts';
import {
  EMPTY_SCENARIO_FORM,
  scenarioFormOf,
  stagesOf,
  stagesText,
  type ScenarioForm,
} from '../../../domain/account/scenario/form.ts';
import { tidyScenario } from '../../../domain/account/scenario/rules.ts';
import { trialScript } from '../../../domain/account/scenario/trialScript.ts';
import type { Scenario } from '../../../domain/account/settings.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import { counted } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { questionsOf } from '../../../domain/fieldwork/script.ts';
import {
  minuteSpan,
  conversationFacts,
  type MeasuredLength,
} from '../../../domain/fieldwork/writing/conversationLength.ts';
import type { Judge } from '../../../patterns/asking/useAdvice.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { RecordForm } from '../../../patterns/form/RecordForm.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { NeedsScope } from '../../../ui/context/NeedsScope.tsx';
import { useMissingRole } from '../../../ui/context/rights.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { FaultList } from './FaultList.tsx';
import type { AskingModel } from './ModelAsksField.tsx';
import { ScenarioHead } from './ScenarioHead.tsx';
import { ScenarioStages } from './ScenarioStages.tsx';
import { byName, GONE, LABELS, shownText } from './scenarioTold.ts';
import { ScenarioWords } from './ScenarioWords.tsx';
import { Bar, Part, Root } from './ScenarioScreen.styles.ts';
import { TrialFrame } from './TrialFrame.tsx';
import { useRoomBeside } from './useRoomBeside.ts';
import { useStagesEditing } from './useStagesEditing.ts';

export interface ScenarioScreenProps {
  /** The scenario to change; null to create one. Give the stored one anew when it changes: what differs is shown. */
  scenario: Scenario | null;
  /** How long talks by it took that came to their end; not given for none. */
  measured?: MeasuredLength | undefined;
  /** Name of the company that asks, for the product's own words. */
  company: string;
  /** For how many months it keeps answers, for the same. */
  keepsMonths: number;
  /** The company's model, which may word what is asked after an answer. */
  model: AskingModel;
  /** Typed and unstored text; without it the form begins empty, or with the scenario. */
  draft?: EditedForm<ScenarioForm> | undefined;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<ScenarioForm> | undefined) => void;
  /** Stores it, and activates it if so wished. */
  onSubmit: (form: ScenarioForm, activate: boolean) => Promise<Outcome>;
  /** It is to be a draft again. */
  onDeactivate: (scenario: Scenario) => void;
  /** The way back to where scenarios are listed or chosen: its name and its address. */
  back: { readonly label: string; readonly href: string };
  /**
   * Whether the scenario is to be asked next: while it is a draft «Активировать» is the main button for a user who may activate
   * it. Default false.
   */
  isNext?: boolean;
  /** Whether it takes the place of a step that had the focus: then its name takes it, so that one reads on from there. Default false. */
  takesFocus?: boolean;
  /** Makes keys of stages, questions and options. */
  newId: () => string;
  /** Judges questions. Default: by the shipped model. */
  judge?: Judge;
}

/** A scenario that is being written: what it is about, what is said around the questions, its stages and questions, and a trial of it. */
export function ScenarioScreen(props: ScenarioScreenProps) {
  const { scenario, company, keepsMonths, model, draft, onDraftChange, onSubmit, onDeactivate, back } = props;
  const { isNext = false, newId, judge } = props;
  const isActive = scenario?.status === 'active';
  const mayActivate = useMissingRole('Admin') === null;
  const leadsOn = isNext && !isActive && mayActivate;
  const isGone = scenario !== null && scenario.deletedAt !== null;
  /** Whether the form is sent to be activated. */
  const activates = useRef(false);
  /** Whether the user tried to activate it: then faults in untouched fields are shown, too. */
  const [isTold, setTold] = useState(false);
  /** How often that was: each time the list of reasons takes the focus anew. */
  const [calls, setCalls] = useState(0);
  const isBeside = useRoomBeside();
  /** Whether the conversation is shown, once the user has chosen: before that, where there is room for it. */
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const isTrial = isOpen ?? isBeside;
  /** The conversation was asked for: it takes the focus. */
  const [isAsked, setAsked] = useState(false);
  const trialButton = useRef<HTMLButtonElement>(null);
  const statusId = useId();
  const form = useRecordForm<ScenarioForm>({
    record: scenario ? scenarioFormOf(scenario) : EMPTY_SCENARIO_FORM,
    check: (values) => checkScenario(values, isActive),
    draft,
    onDraftChange,
    ...(scenario
      ? {
          show: (field: keyof ScenarioForm, value: string) => ({
            label: LABELS[field],
            text: shownText(field, value),
          }),
        }
      : {}),
    gone: isGone ? GONE : '',
    tidy: tidyScenario,
    onSubmit: (sent) => onSubmit(sent, activates.current),
  });
  const { values } = form;
  const stages = useMemo(() => stagesOf(values), [values]);
  const stagesEditing = useStagesEditing(stages, (next) => form.type({ stages: stagesText(next) }), newId);
  const faults = useMemo(() => faultsOf(values), [values]);
  const script = useMemo(() => trialScript(values, { company, keepsMonths }), [values, company, keepsMonths]);
  const shown = isActive || isTold ? faults : faults.filter(({ isUnfinished }) => !isUnfinished);
  const errors = { ...byName(shown), ...form.errors };
  const text = (field: keyof ScenarioForm) => ({ ...form.text(field), label: LABELS[field] });

  const send = (activate: boolean) => {
    activates.current = activate;
    form.send(() => setTold(false));
  };
  const activate = () => {
    if (faults.length === 0) {
      send(true);
      return;
    }
    setTold(true);
    setCalls(calls + 1);
  };
  const barred = useMissingRole('Researcher');
  const go = ({ name }: ScenarioFault) => {
    const control = form.element.current?.querySelector<HTMLElement>(`[name='${CSS.escape(name)}']`);
    (control ?? form.element.current?.querySelector<HTMLElement>(`[data-act='add']`))?.focus();
  };
  // There is nothing to read in it yet.
  if (barred && !scenario) {
    return (
      <EmptyState
        title="Сценарии пишут исследователи"
        headingLevel={1}
        action={<LinkButton href={back.href}>{back.label}</LinkButton>}
      >
        {barred.text}. Роль меняет администратор или владелец компании.
      </EmptyState>
    );
  }
  return (
    <NeedsScope needs={isActive ? 'Admin' : 'Researcher'}>
      <Root data-trial={(isTrial && isBeside) || undefined}>
        <ScenarioHead
          scenario={scenario}
          measured={props.measured}
          back={back}
          trialButton={trialButton}
          isTrial={isTrial}
          takesFocus={props.takesFocus}
          onTrial={() => {
            setAsked(true);
            setOpen(!isTrial);
          }}
        />
        <RecordForm
          form={form}
          kept
          aria-label="Сценарий"
          footer={
            <Bar data-bottom-bar="">
              <Button
                variant={leadsOn ? 'secondary' : 'primary'}
                type="button"
                busy={form.busy}
                onClick={() => send(false)}
                aria-describedby={statusId}
              >
                {scenario ? 'Сохранить' : 'Создать сценарий'}
              </Button>
              {isActive ? (
                <Button disabled={form.busy} onClick={() => onDeactivate(scenario)}>
                  В черновик
                </Button>
              ) : (
                <Button
                  needs="Admin"
                  variant={leadsOn ? 'primary' : 'secondary'}
                  disabled={form.busy}
                  onClick={activate}
                >
                  Активировать
                </Button>
              )}
              <output id={statusId}>
                {form.unsaved.length > 0 ? 'Есть несохранённое' : scenario ? 'Всё сохранено' : ''}
                {shown.length > 0 ? ` · ${counted(shown.length, ['замечание', 'замечания', 'замечаний'])}` : ''}
              </output>
            </Bar>
          }
        >
          {/* A stored form that stays open reports a removal here: the form itself reports it only once the user types again. */}
          {isGone && form.gone === '' ? <FormError message={GONE} /> : null}
          {isTold && faults.length > 0 ? <FaultList key={calls} faults={faults} onGo={go} /> : null}
          <Part aria-label="О чём сценарий">
            <TextField {...text('title')} required autoComplete="off" />
            <TextArea {...text('description')} rows={2} />
            <p>Посчитано по вопросам: {conversationFacts(questionsOf(script), stages.length)}</p>
          </Part>
          <ScenarioWords
            values={values}
            errors={form.errors}
            company={company}
            keepsMonths={keepsMonths}
            model={model}
            labels={LABELS}
            minutes={minuteSpan(questionsOf(script))}
            onType={form.type}
          />
          <ScenarioStages stages={stages} errors={errors} editing={stagesEditing} newId={newId} judge={judge} />
        </RecordForm>
        {isTrial ? (
          <TrialFrame
            script={script}
            isBeside={isBeside}
            takesFocus={isAsked}
            onClose={() => {
              trialButton.current?.focus();
              setOpen(false);
            }}
          />
        ) : null}
      </Root>
    </NeedsScope>
  );
}
