import { ArrowLeft, MessagesSquare, Plus, Redo2, Undo2 } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';

import { checkScenario, faultsOf, type ScenarioFault } from '../../../domain/account/scenario/check.ts';
import {
  EMPTY_SCENARIO_FORM,
  scenarioFormOf,
  stagesInWords,
  stagesOf,
  stagesText,
  type ScenarioForm,
} from '../../../domain/account/scenario/form.ts';
import { SCENARIO_STATUS_LABELS, scenarioFacts, tidyScenario } from '../../../domain/account/scenario/rules.ts';
import { trialScript } from '../../../domain/account/scenario/trialScript.ts';
import type { Scenario } from '../../../domain/account/settings.ts';
import type { EditedForm } from '../../../domain/core/editedForm.ts';
import { counted } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import { TERMS } from '../../../domain/terms.ts';
import { AlsoHere } from '../../../patterns/AlsoHere.tsx';
import type { Judge } from '../../../patterns/asking/useAdvice.ts';
import { FormError } from '../../../patterns/form/FormError.tsx';
import { RecordForm } from '../../../patterns/form/RecordForm.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { ShowHistory } from '../../../patterns/ShowHistory.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { NeedsScope } from '../../../ui/context/NeedsScope.tsx';
import { FormGrid } from '../../../ui/FormGrid.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { NumberField } from '../../../ui/field/NumberField.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { FaultList } from './FaultList.tsx';
import { ScenarioWords } from './ScenarioWords.tsx';
import { Bar, Head, Part, Root, StagesHead } from './ScenarioScreen.styles.ts';
import { StageCard } from './StageCard.tsx';
import { TrialFrame } from './TrialFrame.tsx';
import { useRoomBeside } from './useRoomBeside.ts';
import { useStagesEditing } from './useStagesEditing.ts';

export interface ScenarioScreenProps {
  /** The scenario to change; null to create one. Give the stored one anew when it changes: what differs is shown. */
  scenario: Scenario | null;
  /** Name of the company that asks, for the product's own words. */
  company: string;
  /** What was typed before and is not stored; without it the form begins empty, or with the scenario. */
  draft?: EditedForm<ScenarioForm> | undefined;
  /** Called with every change, so that the parent can keep the draft; undefined once it is stored. */
  onDraftChange?: (draft: EditedForm<ScenarioForm> | undefined) => void;
  /** Stores it, and activates it if so wished. */
  onSubmit: (form: ScenarioForm, activate: boolean) => Promise<Outcome>;
  /** It is to be a draft again. */
  onDeactivate: (scenario: Scenario) => void;
  /** Address of the settings. */
  settingsHref: string;
  /** Makes keys of stages, questions and options. */
  newId: () => string;
  /** Judges questions. Default: by the shipped model. */
  judge?: Judge;
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
const GONE = 'Сценарий удалили. То, что вы набрали, пока здесь: скопируйте нужное.';

/** What is told at each control: the first fault of it. */
function byName(faults: readonly ScenarioFault[]): Readonly<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const { name, says } of faults) told[name] ??= says;
  return told;
}

/** A scenario that is being written: what it is about, what is said around the questions, its stages and questions, and a trial of it. */
export function ScenarioScreen(props: ScenarioScreenProps) {
  const { scenario, company, draft, onDraftChange, onSubmit, onDeactivate, settingsHref, newId, judge } = props;
  const isActive = scenario?.status === 'active';
  const isGone = scenario !== null && scenario.deletedAt !== null;
  /** Whether the form is sent to be activated. */
  const activates = useRef(false);
  /** Somebody wished to activate it: what nobody has come to yet is told, too. */
  const [isTold, setTold] = useState(false);
  /** How often that was: each time the list of reasons takes the focus anew. */
  const [calls, setCalls] = useState(0);
  const isBeside = useRoomBeside();
  /** Whether the conversation is shown, once somebody has said so: before, where there is room for it. */
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
            text: field === 'stages' ? stagesInWords({ stages: value }) : value,
          }),
        }
      : {}),
    gone: isGone ? GONE : '',
    tidy: tidyScenario,
    onSubmit: (sent) => onSubmit(sent, activates.current),
  });
  const { values } = form;
  const stages = useMemo(() => stagesOf(values), [values]);
  const { root: stagesRoot, ...editing } = useStagesEditing(
    stages,
    (next) => form.type({ stages: stagesText(next) }),
    newId,
  );
  const faults = useMemo(() => faultsOf(values), [values]);
  const script = useMemo(() => trialScript(values, { company }), [values, company]);
  const shown = isActive || isTold ? faults : faults.filter(({ isUnfinished }) => !isUnfinished);
  const errors = { ...byName(shown), ...form.errors };
  const targets = stages
    .flatMap(({ questions }) => questions)
    .map(({ key, text }, index) => ({ key, text, number: index + 1 }));
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
  const go = ({ name }: ScenarioFault) => {
    const control = form.element.current?.querySelector<HTMLElement>(`[name='${CSS.escape(name)}']`);
    (control ?? form.element.current?.querySelector<HTMLElement>(`[data-act='add']`))?.focus();
  };
  return (
    <NeedsScope needs="Admin">
      <Root data-trial={(isTrial && isBeside) || undefined}>
        <Head>
          <Link href={settingsHref}>
            <ArrowLeft aria-hidden size={16} /> Сценарии
          </Link>
          <div>
            <h1>{scenario ? scenario.title : 'Новый сценарий'}</h1>
            {scenario ? (
              <Badge tone={isActive ? 'green' : 'neutral'}>{SCENARIO_STATUS_LABELS[scenario.status]}</Badge>
            ) : null}
            {scenario ? <AlsoHere kind="scenario" id={scenario.id} place="dialog" /> : null}
          </div>
          <div>
            <p>{scenario ? scenarioFacts(scenario) : 'Сохранится как черновик'}</p>
            <Button
              ref={trialButton}
              needs={null}
              size="sm"
              icon={<MessagesSquare />}
              aria-expanded={isTrial}
              onClick={() => {
                setAsked(true);
                setOpen(!isTrial);
              }}
            >
              Проверить на себе
            </Button>
            {scenario ? <ShowHistory kind="scenario" id={scenario.id} of={scenario.title} /> : null}
          </div>
        </Head>
        <RecordForm
          form={form}
          kept
          aria-label="Сценарий"
          footer={
            <Bar data-bottom-bar="">
              <Button
                variant="primary"
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
                <Button disabled={form.busy} onClick={activate}>
                  Активировать
                </Button>
              )}
              <output id={statusId}>
                {form.unsaved ? 'Есть несохранённое' : scenario ? 'Всё сохранено' : ''}
                {shown.length > 0 ? ` · ${counted(shown.length, ['замечание', 'замечания', 'замечаний'])}` : ''}
              </output>
            </Bar>
          }
        >
          {/* A form that was stored and stays open is told of it here: it says nothing itself until somebody types again. */}
          {isGone && form.gone === '' ? <FormError message={GONE} /> : null}
          {isTold && faults.length > 0 ? <FaultList key={calls} faults={faults} onGo={go} /> : null}
          <Part aria-label="О чём сценарий">
            <TextField {...text('title')} required autoComplete="off" />
            <TextArea {...text('description')} rows={2} />
            <FormGrid columns={4}>
              <NumberField {...text('minutesFrom')} min={1} suffix="мин" />
              <NumberField {...text('minutesTo')} min={1} suffix="мин" />
              <NumberField {...text('questionsFrom')} min={1} />
              <NumberField {...text('questionsTo')} min={1} />
            </FormGrid>
          </Part>
          <ScenarioWords values={values} errors={form.errors} company={company} labels={LABELS} onType={form.type} />
          {/* Keys of the whole part: what is written in it is taken back by it. */}
          <Part aria-label={LABELS.stages} onKeyDown={editing.onKeyDown}>
            <StagesHead>
              <h2>{LABELS.stages}</h2>
              <span>
                <IconButton
                  label="Отменить правку вопросов"
                  icon={<Undo2 />}
                  disabled={!editing.canUndo}
                  onClick={editing.undo}
                />
                <IconButton
                  label="Вернуть правку вопросов"
                  icon={<Redo2 />}
                  disabled={!editing.canRedo}
                  onClick={editing.redo}
                />
              </span>
            </StagesHead>
            <div ref={stagesRoot}>
              <ol aria-label={LABELS.stages}>
                {stages.map((stage, index) => (
                  <StageCard
                    key={stage.key}
                    stage={stage}
                    index={index}
                    count={stages.length}
                    targets={targets}
                    errors={errors}
                    editing={editing}
                    newId={newId}
                    judge={judge}
                  />
                ))}
              </ol>
              <Button icon={<Plus />} data-act="add-stage" onClick={editing.addStage}>
                Добавить этап
              </Button>
            </div>
            <VisuallyHidden as="output">{editing.said}</VisuallyHidden>
          </Part>
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
