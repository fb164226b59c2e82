import { counted, formatDate, NBSP } from '../../../domain/core/format.ts';
import { choicesOf, type Loadable } from '../../../domain/core/loadable.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Round } from '../../../domain/fieldwork/kinds.ts';
import { dayAt } from '../../../domain/fieldwork/places/closed.ts';
import { quotasInWords, roundFormOf, type RoundForm } from '../../../domain/fieldwork/rounds/roundForm.ts';
import { checkRoundForm } from '../../../domain/fieldwork/rounds/checkRoundForm.ts';
import { mayChooseTerm } from '../../../domain/fieldwork/rounds/editRound.ts';
import { zoneWords } from '../../../domain/fieldwork/writing/zoneWords.ts';
import { KEPT_CHOICES } from '../../../domain/research/privacy/keeping.ts';
import { TERMS } from '../../../domain/terms.ts';
import { chooserHint } from '../../../patterns/form/chooserHint.ts';
import { DateField } from '../../../patterns/form/DateField.tsx';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { FormGrid } from '../../../ui/FormGrid.tsx';
import { Select, type SelectOption } from '../../../ui/field/Select.tsx';
import { Switch } from '../../../ui/field/Switch.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';
import { LinkBeside, Part } from './RoundPlanDialog.styles.ts';
import { RoundQuotas } from './RoundQuotas.tsx';
import { RoundWays } from './RoundWays.tsx';

export interface PlanChoice {
  readonly id: string;
  readonly name: string;
}

export interface RoundPlanDialogProps {
  /** The round that is changed, as it is now; null: a new one is made. */
  round: Round | null;
  /** Initial values of a new one. */
  empty: RoundForm;
  /** Scenarios that may be asked: the active ones. */
  scenarios: Loadable<readonly PlanChoice[]>;
  /** Audiences whose contacts may be invited. */
  audiences: Loadable<readonly PlanChoice[]>;
  /** Whether the server sends letters; where it does not, links are sent by hand. */
  hasMail: boolean;
  /** Name of the company's bot; null while there is none that answers. */
  bot: string | null;
  /** Whether the company's site may show the widget. */
  hasWidget: boolean;
  /** Where a scenario is written. Opens beside this page, so that what was typed here stays. */
  scenarioHref: string;
  /** Where the bot and the widget are connected. Opens beside this page. */
  settingsHref: string;
  /** Whose clock a new one goes by: `Europe/Moscow`. One that is changed keeps its own. */
  timeZone: string;
  /** Returns the current time: a day that has passed by the round's clock is no last day. */
  now: () => Date;
  /** Months for which the company keeps answers; undefined while that is read. A round may keep them for less. */
  keepsMonths: number | undefined;
  /** Stores it; the dialog closes only when that has happened. */
  onSubmit: (form: RoundForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const REMINDERS = [
  { value: '0', label: 'Не напоминать' },
  { value: '1', label: 'Один раз' },
  { value: '2', label: 'Два раза' },
];

const ONE_OF_NONE = { value: '', label: 'Никого по имени: только открытая ссылка' };

const months = (count: number): string => counted(count, ['месяц', 'месяца', 'месяцев']);

/** Returns the terms of a round: the company's, and those that are not longer; the chosen one is always among them. */
function termsFor(company: number | undefined, chosen: string): readonly SelectOption[] {
  const shorter = KEPT_CHOICES.filter((one) => company !== undefined && one <= company).map(String);
  const own = chosen === '' || shorter.includes(chosen) ? shorter : [...shorter, chosen];
  const label = company === undefined ? 'Как у компании' : `Как у компании: ${months(company)}`;
  return [{ value: '', label }, ...own.map((value) => ({ value, label: months(Number(value)) }))];
}

const TERM_CHOSEN = `Назван в${NBSP}согласии, потом сервер сотрёт ответы сам. Дольше, чем хранит компания, раунд не${NBSP}хранит; выбирают, пока он готовится`;
const TERM_PROMISED = 'Раунд начат: этот срок обещан тем, кто согласился';

const nameIn = (list: Loadable<readonly PlanChoice[]>, id: string): string =>
  choicesOf(list).find((one) => one.id === id)?.name ?? id;

const yes = (value: boolean): string => (value ? 'да' : 'нет');

/** «Раунд интервью»: what is asked, of whom, by which ways, until when. */
export function RoundPlanDialog(props: RoundPlanDialogProps) {
  const { round, empty, scenarios, audiences, hasMail, bot, hasWidget, timeZone, onSubmit, onClose } = props;
  const inWords = (field: keyof RoundForm, value: RoundForm[keyof RoundForm]): string => {
    if (typeof value === 'boolean') return yes(value);
    if (field === 'scenarioId') return nameIn(scenarios, value);
    if (field === 'audienceId') return value === '' ? ONE_OF_NONE.label : nameIn(audiences, value);
    if (field === 'ownTerm') return value === '' ? 'Как у компании' : months(Number(value));
    if (field === 'until') return formatDate(value);
    return field === 'quotas' ? quotasInWords({ quotas: value }) : value;
  };
  const zone = round?.timeZone ?? timeZone;
  const form = useRecordForm<RoundForm>({
    record: round ? roundFormOf(round) : empty,
    check: (typed) => checkRoundForm(typed, { today: dayAt(props.now(), zone), stands: round?.until ?? '' }),
    ...(round ? { show: (field, value) => ({ label: TERMS.round[field], text: inWords(field, value) }) } : {}),
    gone: round !== null && round.deletedAt !== null ? 'Раунд удалён. То, что вы набрали, пока здесь.' : '',
    onSubmit,
  });
  return (
    <FormDialog
      title={round ? 'Настройка раунда' : 'Новый раунд интервью'}
      description="Люди отвечают на вопросы сценария в удобное им время, расшифровки приходят в исследование."
      size="lg"
      of={round ? { kind: 'round', id: round.id } : null}
      form={form}
      submitLabel={round ? 'Сохранить' : 'Создать раунд'}
      onClose={onClose}
    >
      <FormGrid>
        <div data-span="full">
          <TextField {...form.text('title')} label={TERMS.round.title} required />
        </div>
        <Select
          {...form.choice('scenarioId')}
          label={TERMS.round.scenarioId}
          required
          placeholder="Выберите сценарий"
          hint={chooserHint(
            scenarios,
            <>
              Включённых сценариев пока нет. <LinkBeside href={props.scenarioHref}>Написать сценарий</LinkBeside>:
              откроется в новой вкладке, а включённый появится здесь
            </>,
          )}
          options={choicesOf(scenarios).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Select
          {...form.choice('audienceId')}
          label={TERMS.round.audienceId}
          hint="Кого из её контактов пригласить, выберете дальше"
          options={[ONE_OF_NONE, ...choicesOf(audiences).map(({ id, name }) => ({ value: id, label: name }))]}
        />
      </FormGrid>
      <RoundWays
        values={form.values}
        onType={form.type}
        hasMail={hasMail}
        bot={bot}
        hasWidget={hasWidget}
        settingsHref={props.settingsHref}
      />
      <Part>
        <legend>Когда писать</legend>
        <FormGrid>
          <TextField
            {...form.text('quietFrom')}
            label={TERMS.round.quietFrom}
            hint={`По времени тех, кто проводит: ${zoneWords(zone)}. Часовые пояса респондентов неизвестны`}
          />
          <TextField {...form.text('quietTo')} label={TERMS.round.quietTo} />
          <Select {...form.choice('reminders')} label={TERMS.round.reminders} options={REMINDERS} />
          <TextField
            {...form.text('remindAfter')}
            label={TERMS.round.remindAfter}
            inputMode="numeric"
            disabled={form.values.reminders === '0'}
          />
        </FormGrid>
      </Part>
      <Part>
        <legend>Сколько и до какого дня</legend>
        <FormGrid>
          <TextField
            {...form.text('goal')}
            label={TERMS.round.goal}
            inputMode="numeric"
            hint="Пусто: сколько придёт. Когда набралось, новых не начинаем"
          />
          <DateField
            name="until"
            label={TERMS.round.until}
            value={form.values.until}
            error={form.errors.until}
            today={dayAt(props.now(), zone)}
            hint={`Включительно, по${NBSP}часам раунда. Кто начал, сможет закончить ещё три дня`}
            onChange={(until) => form.type({ until })}
          />
          <Select
            {...form.choice('ownTerm')}
            label={TERMS.round.ownTerm}
            options={termsFor(props.keepsMonths, form.values.ownTerm)}
            disabled={round !== null && !mayChooseTerm(round)}
            hint={round !== null && !mayChooseTerm(round) ? TERM_PROMISED : TERM_CHOSEN}
          />
        </FormGrid>
        <RoundQuotas values={form.values} errors={form.errors} onType={form.type} />
      </Part>
      <Part>
        <legend>Награда и стоимость</legend>
        <TextArea
          {...form.text('reward')}
          label={TERMS.round.reward}
          rows={2}
          hint="Скажем в конце вместе с кодом из списка. Сам список добавите на странице раунда"
        />
        <TextField
          {...form.text('price')}
          label={TERMS.round.price}
          inputMode="decimal"
          hint="Столько спишется с баланса за каждое законченное интервью. Пусто: ничего"
        />
        <Switch
          name="takesVoice"
          label={TERMS.round.takesVoice}
          checked={form.values.takesVoice}
          onChange={({ target }) => form.type({ takesVoice: target.checked })}
          hint="На открытый вопрос можно ответить голосом; запись попадёт в исследование"
        />
      </Part>
    </FormDialog>
  );
}
