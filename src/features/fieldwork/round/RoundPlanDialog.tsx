import { styled } from 'styled-components';

import { formatDate } from '../../../domain/core/format.ts';
import { choicesOf, type Loadable } from '../../../domain/core/loadable.ts';
import type { Outcome } from '../../../domain/core/outcome.ts';
import type { Round } from '../../../domain/fieldwork/kinds.ts';
import {
  checkRoundForm,
  quotasInWords,
  quotasOf,
  quotasText,
  roundFormOf,
  type RoundForm,
} from '../../../domain/fieldwork/roundForm.ts';
import { TERMS } from '../../../domain/terms.ts';
import { chooserHint } from '../../../patterns/form/chooserHint.ts';
import { DateField } from '../../../patterns/form/DateField.tsx';
import { EditableList } from '../../../patterns/form/EditableList.tsx';
import { FormDialog } from '../../../patterns/form/FormDialog.tsx';
import { useRecordForm } from '../../../patterns/form/useRecordForm.ts';
import { fontSizes, spaces } from '../../../theme/tokens.ts';
import { FormGrid } from '../../../ui/FormGrid.tsx';
import { Checkbox } from '../../../ui/field/Checkbox.tsx';
import { Select } from '../../../ui/field/Select.tsx';
import { Switch } from '../../../ui/field/Switch.tsx';
import { TextArea } from '../../../ui/field/TextArea.tsx';
import { TextField } from '../../../ui/field/TextField.tsx';

/** Something that can be chosen. */
export interface PlanChoice {
  readonly id: string;
  readonly name: string;
}

export interface RoundPlanDialogProps {
  /** The round that is changed, as it is now; null: a new one is made. */
  round: Round | null;
  /** What a new one begins with. */
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
  /** Stores it; the dialog closes only when that has happened. */
  onSubmit: (form: RoundForm) => Promise<Outcome>;
  /** Called when the dialog is to close. */
  onClose: () => void;
}

const Part = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: ${spaces[2]}px;
    padding: 0;
    font-size: ${fontSizes.md};
    font-weight: 600;
  }
  & > p {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.sm};
    text-wrap: pretty;
  }
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: ${spaces[2]}px;
`;

const REMINDERS = [
  { value: '0', label: 'Не напоминать' },
  { value: '1', label: 'Один раз' },
  { value: '2', label: 'Два раза' },
];

const ONE_OF_NONE = { value: '', label: 'Никого по имени: только открытая ссылка' };

const nameIn = (list: Loadable<readonly PlanChoice[]>, id: string): string =>
  choicesOf(list).find((one) => one.id === id)?.name ?? id;

const yes = (value: boolean): string => (value ? 'да' : 'нет');

/** «Раунд интервью»: what is asked, of whom, by which ways, until when. */
export function RoundPlanDialog(props: RoundPlanDialogProps) {
  const { round, empty, scenarios, audiences, hasMail, bot, hasWidget, onSubmit, onClose } = props;
  const inWords = (field: keyof RoundForm, value: RoundForm[keyof RoundForm]): string => {
    if (typeof value === 'boolean') return yes(value);
    if (field === 'scenarioId') return nameIn(scenarios, value);
    if (field === 'audienceId') return value === '' ? ONE_OF_NONE.label : nameIn(audiences, value);
    if (field === 'until') return formatDate(value);
    return field === 'quotas' ? quotasInWords({ quotas: value }) : value;
  };
  const form = useRecordForm<RoundForm>({
    record: round ? roundFormOf(round) : empty,
    check: checkRoundForm,
    ...(round ? { show: (field, value) => ({ label: TERMS.round[field], text: inWords(field, value) }) } : {}),
    gone: round !== null && round.deletedAt !== null ? 'Раунд удалён. То, что вы набрали, пока здесь.' : '',
    onSubmit,
  });
  const quotas = quotasOf(form.values);
  const check = (name: 'byMail' | 'byTelegram' | 'byWidget' | 'takesVoice') => ({
    name,
    label: TERMS.round[name],
    checked: form.values[name],
    onChange: (event: { readonly target: { readonly checked: boolean } }) =>
      form.type({ [name]: event.target.checked }),
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
            'Включите хотя бы один сценарий в настройках компании, в разделе «Сценарии диалога»',
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
      <Part>
        <legend>Как приглашать</legend>
        <Checkbox
          {...check('byMail')}
          hint={hasMail ? 'Личная ссылка уйдёт письмом' : 'Сервер писем не отправляет: разошлите личные ссылки сами'}
        />
        <Checkbox
          {...check('byTelegram')}
          disabled={bot === null && !form.values.byTelegram}
          hint={bot === null ? 'Сначала подключите бота в настройках компании' : `Отвечать можно и боту @${bot}`}
        />
        <Checkbox
          {...check('byWidget')}
          disabled={!hasWidget && !form.values.byWidget}
          hint={
            hasWidget ? 'Окно разговора откроется на сайте компании' : 'Сначала настройте виджет в настройках компании'
          }
        />
        <p>В WhatsApp и по телефону Ориентир не пишет и не звонит: личную ссылку можно отправить самим.</p>
      </Part>
      <Part>
        <legend>Когда писать</legend>
        <FormGrid>
          <TextField {...form.text('quietFrom')} label={TERMS.round.quietFrom} hint="По времени тех, кто проводит" />
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
            onChange={(until) => form.type({ until })}
          />
        </FormGrid>
        <EditableList
          label={TERMS.round.quotas}
          noun="сегмент"
          items={quotas}
          onChange={(next) => form.type({ quotas: quotasText(next) })}
          create={(key) => ({ key, segment: '', most: '' })}
          renderField={(quota, field, change) => (
            <Two>
              <TextField
                {...field}
                hideLabel
                name={`segment-${quota.key}`}
                placeholder="Сегмент, как у контактов"
                value={quota.segment}
                error={form.errors[`segment-${quota.key}`]}
                onChange={(event) => change({ ...quota, segment: event.target.value })}
              />
              <TextField
                label={`${field.label}: ${TERMS.quota.most.toLowerCase()}`}
                hideLabel
                name={`most-${quota.key}`}
                placeholder={TERMS.quota.most}
                inputMode="numeric"
                value={quota.most}
                error={form.errors[`most-${quota.key}`]}
                onChange={(event) => change({ ...quota, most: event.target.value })}
              />
            </Two>
          )}
        />
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
          {...check('takesVoice')}
          hint="На открытый вопрос можно ответить голосом; запись попадёт в исследование"
        />
      </Part>
    </FormDialog>
  );
}
