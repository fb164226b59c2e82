import { PenLine } from 'lucide-react';

import { scenarioFacts, SCENARIO_STATUS_LABELS } from '../../../domain/account/scenario/rules.ts';
import { readyScenario } from '../../../domain/account/scenario/ready.ts';
import { stagesOf } from '../../../domain/account/scenario/form.ts';
import type { Scenario } from '../../../domain/account/settings.ts';
import { NBSP } from '../../../domain/core/format.ts';
import { choicesOf, type Loadable } from '../../../domain/core/loadable.ts';
import type { InterviewPlan } from '../../../domain/fieldwork/inviting/interviewPlan.ts';
import { stagesIn } from '../../../domain/fieldwork/scriptOf.ts';
import { TERMS } from '../../../domain/terms.ts';
import { chooserHint } from '../../../patterns/form/chooserHint.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';
import { Part, Questions, Step } from './InterviewScreen.styles.ts';
import { StepHeading } from './StepHeading.tsx';

export interface AskStepProps {
  /** Choices so far. */
  plan: InterviewPlan;
  /** Something else was chosen or typed. */
  onType: (typed: Partial<InterviewPlan>) => void;
  /** Scenarios that are there, drafts among them. */
  scenarios: Loadable<readonly Scenario[]>;
  /** Hypotheses that may be tested. */
  hypotheses: Loadable<readonly { readonly id: string; readonly text: string }[]>;
  /** A draft of each origin was begun and is not stored yet: it can be gone on with. */
  begun: Readonly<Record<'ready' | 'about', boolean>>;
  /** The product's own scenario is to be taken and looked through; with `anew` what was begun of it is dropped. */
  onReady: (anew: boolean) => void;
  /** A scenario is to be drafted from what was typed; with `anew` the draft before is dropped. */
  onAbout: (anew: boolean) => void;
  /** Address at which a scenario is changed on this way. */
  editHref: (id: string) => string;
  /** Address of the next step. */
  nextHref: string;
  /** Whether it was come to from another step. */
  takesFocus: boolean;
}

const CARDS = [
  {
    value: 'ready',
    label: 'Готовый разговор',
    hint: 'О\u00A0последнем трудном деле: годится, когда ещё не\u00A0знаете, что искать.',
  },
  {
    value: 'about',
    label: 'По вопросу или гипотезе',
    hint: 'Напишите, что хотите узнать, и\u00A0поправьте набросок.',
  },
  { value: 'stored', label: 'Свой сценарий', hint: 'Тот, что уже есть у\u00A0компании.' },
] as const;

const READY_QUESTIONS = stagesOf(readyScenario()).flatMap(({ questions }) => questions.map(({ text }) => text));

const SOURCE = { ready: 'Взять и\u00A0поправить', about: 'Набросать сценарий' } as const;

/** Questions in their order, to be looked through. */
function QuestionList({ texts }: { readonly texts: readonly string[] }) {
  return (
    <Questions aria-label="Вопросы">
      {texts.map((text, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they never move, and two may say the same
        <li key={index}>{text}</li>
      ))}
    </Questions>
  );
}

/** The button that leads to the draft of an origin; where one was begun, that is gone on with first. */
function Begin(props: {
  readonly source: 'ready' | 'about';
  readonly isBegun: boolean;
  readonly disabled?: boolean;
  readonly onBegin: (anew: boolean) => void;
}) {
  const { source, isBegun, disabled = false, onBegin } = props;
  return (
    <Row>
      <Button
        needs="Researcher"
        variant="primary"
        icon={<PenLine />}
        disabled={disabled && !isBegun}
        onClick={() => onBegin(false)}
      >
        {isBegun ? 'Продолжить начатый' : SOURCE[source]}
      </Button>
      {isBegun ? (
        <Button needs="Researcher" disabled={disabled} onClick={() => onBegin(true)}>
          {SOURCE[source]} заново
        </Button>
      ) : null}
    </Row>
  );
}

/** «О чём спросить»: a scenario that is ready, one drafted from a question or a hypothesis, or one that is there; each can be changed. */
export function AskStep(props: AskStepProps) {
  const { plan, onType, scenarios, hypotheses, begun, nextHref, takesFocus } = props;
  const listed = choicesOf(scenarios);
  const chosen = listed.find(({ id }) => id === plan.scenarioId);
  const tested = choicesOf(hypotheses);
  // Offered once it is known that there is one: a card that goes away again is worse than one that comes.
  const hasOwn = listed.length > 0 || scenarios.state === 'failed';
  return (
    <Step>
      <StepHeading takesFocus={takesFocus}>{`О${NBSP}чём спросить`}</StepHeading>
      <ChoiceCards
        label="О чём спросить"
        name="source"
        cards={hasOwn ? CARDS : CARDS.slice(0, 2)}
        value={plan.source}
        onChange={(source) => onType({ source })}
      />
      {plan.source === 'ready' ? (
        <Part>
          <QuestionList texts={READY_QUESTIONS} />
          <Begin source="ready" isBegun={begun.ready} onBegin={props.onReady} />
        </Part>
      ) : null}
      {plan.source === 'about' ? (
        <Part>
          <div>
            <TextArea
              label={TERMS.interviewPlan.about}
              rows={2}
              value={plan.about}
              hint={`Вопрос («Как вы${NBSP}выбираете тариф?») или тема в${NBSP}двух словах («выбор тарифа»)`}
              onChange={({ target }) => onType({ about: target.value })}
            />
          </div>
          {tested.length === 0 ? null : (
            <div>
              <Select
                label={TERMS.interviewPlan.hypothesisId}
                value={plan.hypothesisId}
                onValueChange={(hypothesisId) => onType({ hypothesisId })}
                hint="Респонденты её не увидят; исследование будет с ней связано"
                options={[
                  { value: '', label: 'Никакую' },
                  ...tested.map(({ id, text }) => ({ value: id, label: text })),
                ]}
              />
            </div>
          )}
          <Begin
            source="about"
            isBegun={begun.about}
            disabled={plan.about.trim() === '' && plan.hypothesisId === ''}
            onBegin={props.onAbout}
          />
        </Part>
      ) : null}
      {plan.source === 'stored' && hasOwn ? (
        <Part>
          <div>
            <Select
              label={TERMS.round.scenarioId}
              value={chosen?.id ?? ''}
              onValueChange={(scenarioId) => onType({ scenarioId, about: '', hypothesisId: '' })}
              placeholder="Выберите сценарий"
              hint={chooserHint(scenarios, '', chosen ? scenarioFacts(chosen) : undefined)}
              options={listed.map(({ id, title, status }) => ({
                value: id,
                label: status === 'active' ? title : `${title} (${SCENARIO_STATUS_LABELS[status].toLowerCase()})`,
              }))}
            />
          </div>
          {chosen ? (
            <>
              <QuestionList texts={stagesIn(chosen).flatMap(({ questions }) => questions.map(({ text }) => text))} />
              <Row>
                <LinkButton variant="primary" href={nextHref}>
                  Дальше: как позвать
                </LinkButton>
                <LinkButton icon={<PenLine />} href={props.editHref(chosen.id)}>
                  Править вопросы
                </LinkButton>
              </Row>
            </>
          ) : null}
        </Part>
      ) : null}
    </Step>
  );
}
