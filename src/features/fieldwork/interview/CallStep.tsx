import { useRef, useState } from 'react';

import type { Scenario } from '../../../domain/account/settings.ts';
import { scenarioFacts } from '../../../domain/account/scenario/rules.ts';
import { counted, NBSP } from '../../../domain/core/format.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { InvitePlan } from '../../../domain/fieldwork/inviting/invitable.ts';
import {
  checkInterview,
  interviewLacks,
  NEW_INTERVIEW,
  reachesNobody,
  type InterviewPlan,
  type InterviewStep,
} from '../../../domain/fieldwork/inviting/interviewPlan.ts';
import { ROUND_DEFAULTS } from '../../../domain/fieldwork/rounds/roundForm.ts';
import { TERMS } from '../../../domain/terms.ts';
import { RecordForm } from '../../../patterns/form/RecordForm.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { QuietLine } from '../../../patterns/QuietLine.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useMissingRole } from '../../../ui/context/rights.ts';
import { TextField } from '../../../ui/field/TextField.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Row } from '../../../ui/Row.tsx';
import { InvitedPlan } from '../round/InvitedPlan.tsx';
import { RoundWays, type RoundWaysProps } from '../round/RoundWays.tsx';
import { Step } from './InterviewScreen.styles.ts';
import { StepHeading } from './StepHeading.tsx';

export interface CallStepProps extends Pick<RoundWaysProps, 'hasMail' | 'bot' | 'hasWidget' | 'settingsHref'> {
  /** Choices so far, with a title to begin with. */
  plan: InterviewPlan;
  /** Something else was chosen or typed. */
  onType: (typed: Partial<InterviewPlan>) => void;
  /** The chosen scenario; null while none is, or it is gone. */
  scenario: Scenario | null;
  /** Address at which it is changed on this way. */
  editHref: (id: string) => string;
  /** Who of the list will be invited and who will not; null where there is no list, or it is not read yet. */
  invited: InvitePlan | null;
  /** Address of each step: of what is still to be chosen. */
  hrefs: Readonly<Record<InterviewStep, string>>;
  /** Makes the study and its round; begins it and invites people if so wished. What is typed stays until that has happened. */
  onSubmit: (plan: InterviewPlan, begins: boolean) => Promise<Outcome>;
  /** Whether it was come to from another step. */
  takesFocus: boolean;
}

const PEOPLE = ['человека', 'человека', 'человек'] as const;

function beginLabel(plan: InterviewPlan, invited: InvitePlan | null): string {
  if (plan.who === 'anyone') return `Начать и${NBSP}получить ссылку`;
  const count = invited?.chosen.length ?? 0;
  if (invited !== null && count === 0) return `Начать, никого не${NBSP}приглашая`;
  return count === 0 ? 'Начать раунд' : `Начать и${NBSP}пригласить ${counted(count, PEOPLE)}`;
}

const isNobodyThere = ({ chosen, leftOut }: InvitePlan): boolean =>
  [chosen, ...Object.values(leftOut)].every(({ length }) => length === 0);

/** Explains why no one is reached, and the consequence. */
const nobodyWords = (invited: InvitePlan): string =>
  isNobodyThere(invited)
    ? `Позвать пока некого: в${NBSP}аудитории ни${NBSP}одного контакта. Начатый сейчас раунд никого не${NBSP}спросит.`
    : `Позвать некого: почему никого из${NBSP}списка не${NBSP}пригласим, сказано ниже. Начатый сейчас раунд никого не${NBSP}спросит.`;

/** Describes the hours of writing to people, and the reminders; '' where no one can be reached. */
function hoursWords({ who, byMail, byTelegram }: InterviewPlan, hasMail: boolean, bot: string | null): string {
  const { quietTo, quietFrom, remindAfter } = ROUND_DEFAULTS;
  const hours = `с${NBSP}${quietTo} до${NBSP}${quietFrom}`;
  const once = `напомним один раз через ${remindAfter}${NBSP}часов`;
  if (who === 'list' && byMail && hasMail) return `Пишем ${hours}, кто молчит, тому ${once}.`;
  return byTelegram && bot !== null ? `Кто начал в${NBSP}Telegram и${NBSP}молчит, тому ${once}, ${hours}.` : '';
}

/** «Как позвать»: by which ways, whom exactly, and the button with which the interviews begin. What is missing says where it is chosen. */
export function CallStep(props: CallStepProps) {
  const { plan, onType, scenario, editHref, invited, hrefs, onSubmit, takesFocus } = props;
  /** Whether the form is sent to begin. */
  const begins = useRef(true);
  /** Which button was pressed last. */
  const [isBeginning, setBeginning] = useState(true);
  const form = useRecordForm<InterviewPlan>({
    record: NEW_INTERVIEW,
    check: (values) => ({ ...checkInterview(values) }),
    draft: { values: plan, base: NEW_INTERVIEW, theirs: {} },
    onDraftChange: (draft) => {
      if (draft) onType(draft.values);
    },
    onSubmit: (values) => onSubmit(values, begins.current),
  });
  const lacks = Object.entries(interviewLacks({ ...form.values, scenarioId: scenario?.id ?? '' }));
  const mayActivate = useMissingRole('Admin') === null;
  const isDraft = scenario !== null && scenario.status !== 'active';
  const isList = plan.who === 'list';
  const isForNobody = invited !== null && reachesNobody(form.values, invited.chosen.length, props.hasWidget);
  /** Whom it reaches is not known yet. */
  const isUnread = isList && invited === null;
  const hours = hoursWords(form.values, props.hasMail, props.bot);
  const send = (isToBegin: boolean) => {
    begins.current = isToBegin;
    setBeginning(isToBegin);
    form.send();
  };
  const busy = (isOwn: boolean) => form.busy && isBeginning === isOwn;
  const begin = isDraft ? null : (
    <Button
      key="begin"
      needs="Researcher"
      variant={isForNobody ? 'secondary' : 'primary'}
      busy={busy(true)}
      disabled={lacks.length > 0 || isUnread || busy(false)}
      onClick={() => send(true)}
    >
      {beginLabel(plan, invited)}
    </Button>
  );
  const prepare = (
    <Button
      key="prepare"
      needs="Researcher"
      variant={isDraft || isForNobody ? 'primary' : 'secondary'}
      busy={busy(false)}
      disabled={lacks.length > 0 || busy(true)}
      onClick={() => send(false)}
    >
      {isDraft ? 'Подготовить раунд' : 'Только подготовить'}
    </Button>
  );
  return (
    <Step>
      <StepHeading takesFocus={takesFocus}>Как позвать</StepHeading>
      {lacks.map(([step, what]) => (
        <QuietLine key={step} actions={<Link href={hrefs[step as InterviewStep]}>Выбрать</Link>}>
          Ещё не{NBSP}выбрано, {what}.
        </QuietLine>
      ))}
      {isDraft ? (
        <QuietLine actions={<Link href={editHref(scenario.id)}>Открыть сценарий</Link>}>
          Сценарий пока черновик: раунд можно подготовить, а{NBSP}начнётся он, когда сценарий активирует администратор
          или владелец.{mayActivate ? '' : ` Попросить их об${NBSP}этом можно на${NBSP}странице раунда.`}
        </QuietLine>
      ) : null}
      {isForNobody ? (
        <QuietLine actions={<Link href={hrefs.whom}>Добавить контакты или спросить кого угодно</Link>}>
          {nobodyWords(invited)}
        </QuietLine>
      ) : null}
      <RecordForm
        form={form}
        kept
        aria-label="Как позвать"
        footer={<Row>{isForNobody ? [prepare, begin] : [begin, prepare]}</Row>}
      >
        <TextField
          {...form.text('title')}
          label={TERMS.research.title}
          required
          hint="Так будут называться исследование и раунд в нём"
        />
        <RoundWays
          values={form.values}
          onType={form.type}
          isPersonal={isList}
          hasMail={props.hasMail}
          bot={props.bot}
          hasWidget={props.hasWidget}
          settingsHref={props.settingsHref}
        />
        {isList && invited && !(isForNobody && isNobodyThere(invited)) ? (
          <div>
            <InvitedPlan
              plan={invited}
              byMail={form.values.byMail && props.hasMail}
              isPaused={false}
              isSaid={isForNobody}
            />
          </div>
        ) : null}
        <p>
          {[
            scenario ? `Вопросы: ${scenarioFacts(scenario)}.` : '',
            hours,
            `Цель, квоты, срок${hours === '' ? '' : ', часы'} и${NBSP}награду настроите на${NBSP}странице раунда.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </RecordForm>
    </Step>
  );
}
