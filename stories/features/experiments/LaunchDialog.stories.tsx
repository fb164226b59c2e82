import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { LOADING, ready } from '#src/domain/core/loadable.ts';
import { launchFormOf, type LaunchForm } from '#src/domain/experiments/launch.ts';
import { formatDate } from '#src/domain/core/format.ts';
import { LaunchDialog } from '#src/features/experiments/LaunchDialog.tsx';
import { changedElsewhere } from '#stories/keeping.tsx';
import { bothVersions, formField, refusedThenDone, retype, stores, wrongAt } from '#stories/checks.ts';

import { experiment, members } from './sampleExperiment.ts';

const source = experiment('experiment-single-study-plan');
const [lead] = members;
if (!lead) throw new Error('no sample member');

const meta = preview.meta({
  id: 'features-experiments-launchdialog',
  title: 'Разделы/Эксперименты/Диалог запуска эксперимента · LaunchDialog',
  component: LaunchDialog,
  parameters: { docs: { description: { component: '«Запуск эксперимента»: что запускают, когда и кто отвечает.' } } },
  args: {
    experiment: source,
    members: ready(members),
    onLaunch: stores<LaunchForm>(),
    onInvalid: fn(),
    onClose: fn(),
  },
});

const assignee = () => screen.getByRole('combobox', { name: /^Ответственный/ });
const launch = () => screen.getByRole('button', { name: 'Запустить' });

export const Launching = meta.story({
  name: 'Заполнена из эксперимента, с ответственным уходит',
  play: async ({ args, step, userEvent }) => {
    await step('Что стоит сначала', async () => {
      await expect(screen.getByRole('dialog', { name: 'Запуск эксперимента' })).toBeVisible();
      await expect(formField('Название эксперимента')).toHaveValue(source.name);
      await expect(formField('Дата запуска')).toHaveValue(formatDate(source.startDate));
      await expect(assignee()).toHaveValue('');
    });
    await step('Назначить и запустить', async () => {
      await userEvent.selectOptions(assignee(), lead.name);
      await userEvent.click(launch());
      await expect(args.onLaunch).toHaveBeenLastCalledWith({ ...launchFormOf(source), assigneeId: lead.id });
      await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
      await expect(args.onInvalid).not.toHaveBeenCalled();
    });
  },
});

export const Wrong = meta.story({
  name: 'Без ответственного и с датами наоборот: ошибки у полей',
  play: async ({ args, step, userEvent }) => {
    await step('Нет ответственного: ещё и тост', async () => {
      await userEvent.click(launch());
      await waitFor(() => expect(assignee()).toHaveAccessibleDescription(/Выберите ответственного/));
      await expect(args.onInvalid).toHaveBeenCalledTimes(1);
      await expect(assignee()).toHaveFocus();
    });
    await step('Конец раньше начала: только у поля', async () => {
      await userEvent.selectOptions(assignee(), lead.name);
      fireEvent.change(formField('Дата окончания'), { target: { value: '2026-01-01' } });
      await userEvent.clear(formField('Название эксперимента'));
      await userEvent.click(launch());
      await wrongAt(formField('Название эксперимента'), /Назовите эксперимент/);
      await expect(formField('Дата окончания')).toHaveAccessibleDescription(/раньше даты запуска/);
      await expect(args.onInvalid).toHaveBeenCalledTimes(1);
      await expect(args.onLaunch).not.toHaveBeenCalled();
    });
  },
});

export const SampleSize = meta.story({
  name: 'Размер групп — только пока формат A/B',
  play: async ({ step, userEvent }) => {
    await step('Раскрыть и посчитать', async () => {
      await userEvent.click(screen.getByText('Сколько респондентов нужно'));
      await expect(screen.getByLabelText('Изменение')).toHaveValue('+10');
      await userEvent.type(screen.getByLabelText('Конверсия сейчас'), '5');
      await expect(screen.getByRole('status')).toHaveTextContent(/респондент\p{L}* на группу$/u);
    });
    await step('Другой формат — считать нечего', async () => {
      await userEvent.selectOptions(formField('Формат эксперимента'), 'Опрос');
      await expect(screen.queryByText('Сколько респондентов нужно')).not.toBeInTheDocument();
    });
  },
});

export const Failing = meta.story({
  name: 'Не запустилось: всё на месте, можно ещё раз',
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(assignee(), lead.name);
    await refusedThenDone(args.onLaunch, args.onClose, launch, () => expect(assignee()).toHaveValue(lead.id));
  },
});

/** A field at a time, as a change in another tab comes in. */
const Changing = changedElsewhere(LaunchDialog, 'experiment', {
  elsewhere: { name: 'Имя из другой вкладки', metrics: 'Другая метрика' },
  launched: { status: 'In Progress' },
});

const elsewhere = (what: string) => screen.getByTestId(what).click();

export const ChangedElsewhere = meta.story({
  name: 'Изменили в другой вкладке: обе версии рядом, до выбора не уходит',
  render: (args) => <Changing {...args} />,
  play: async ({ args, step, userEvent }) => {
    await userEvent.selectOptions(assignee(), lead.name);
    await retype(formField('Название эксперимента'), 'Моё имя');
    await step('Чего не трогали — следует за записью, что набрали — остаётся', async () => {
      elsewhere('elsewhere');
      await bothVersions('Моё имя', 'Имя из другой вкладки');
      await expect(formField('Название эксперимента')).toHaveValue('Моё имя');
      await expect(formField('Метрики')).toHaveValue('Другая метрика');
    });
    await step('До выбора не запускается, фокус на выборе', async () => {
      await userEvent.click(launch());
      await waitFor(() => expect(screen.getByRole('region', { name: 'Изменено в другой вкладке' })).toHaveFocus());
      await expect(args.onLaunch).not.toHaveBeenCalled();
    });
    await step('Выбрано', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Название эксперимента: взять сохранённое' }));
      await expect(formField('Название эксперимента')).toHaveValue('Имя из другой вкладки');
      await userEvent.click(launch());
      await waitFor(() =>
        expect(args.onLaunch).toHaveBeenCalledWith(expect.objectContaining({ name: 'Имя из другой вкладки' })),
      );
    });
  },
});

export const LaunchedElsewhere = meta.story({
  name: 'Взяли в работу в другой вкладке: сказано, набранное цело',
  render: (args) => <Changing {...args} />,
  play: async ({ args, userEvent }) => {
    await userEvent.type(formField('Метрики'), ' и ещё одна');
    elsewhere('launched');
    await expect(await screen.findByRole('alert')).toHaveTextContent('уже взяли в работу');
    await userEvent.click(launch());
    await expect(args.onLaunch).not.toHaveBeenCalled();
    await expect(formField('Метрики')).toHaveValue(`${source.metrics} и ещё одна`);
  },
});

export const PeopleLoading = meta.story({
  name: 'Люди ещё читаются: приглашать никого не зовёт',
  args: { members: LOADING },
  play: async () => {
    await expect(assignee()).toHaveAccessibleDescription('Загружаем список…');
  },
});

export const NobodyToChoose = meta.story({
  name: 'Назначить некого: сказано, что делать',
  args: { members: ready([]) },
  play: async () => {
    await expect(assignee()).toHaveAccessibleDescription(/пригласите участников/);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне поля одно под другим',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByText('Сколько респондентов нужно'));
    const dialog = screen.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(launch().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
