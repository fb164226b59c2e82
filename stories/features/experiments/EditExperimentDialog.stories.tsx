import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ready } from '#src/domain/core/loadable.ts';
import { experimentDraftOf, type ExperimentDraft } from '#src/domain/experiments/experimentDraft.ts';
import { EditExperimentDialog } from '#src/features/experiments/EditExperimentDialog.tsx';
import {
  bothVersions,
  closed,
  fits,
  formField,
  refusedThenDone,
  retype,
  stores,
  underFinger,
  wrongAt,
} from '#stories/checks.ts';
import { changedElsewhere, keeping, reopening } from '#stories/keeping.tsx';

import { experimentWith, members } from './sampleExperiment.ts';

const experiment = {
  ...experimentWith('In Progress'),
  history: {
    a: { field: 'deadline', was: '2026-12-01', until: '2026-11-18T18:00:00', by: 'Анна Ковалёва', position: 'a' },
    b: { field: 'assigneeId', was: members[1]?.id ?? '', until: '2026-11-19T18:00:00', by: '', position: 'b' },
    c: { field: 'assigneeId', was: 'gone', until: '2026-11-19T19:00:00', by: '', position: 'c' },
  },
};

const meta = preview.meta({
  id: 'features-experiments-editexperimentdialog',
  title: 'Разделы/Эксперименты/Диалог правки эксперимента · EditExperimentDialog',
  component: EditExperimentDialog,
  parameters: {
    docs: {
      description: {
        component: '«Изменить эксперимент»: весь канвас, ответственный и дедлайн; под формой — прежние значения.',
      },
    },
  },
  args: {
    experiment,
    members: ready(members),
    today: '2026-11-21',
    onDraftChange: fn(),
    onSave: stores<ExperimentDraft>(),
    onRestore: stores<string>(),
    onClose: fn(),
  },
});

const save = () => screen.getByRole('button', { name: 'Сохранить' });

export const Editing = meta.story({
  name: 'Правят канвас, ответственного и дедлайн',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog', { name: 'Изменить эксперимент' })).toBeVisible();
    await retype(formField('Название эксперимента'), 'Пробное интервью');
    await userEvent.selectOptions(formField('Ответственный'), members[2]?.name ?? '');
    await retype(formField('Дедлайн'), '31.12.2026');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenLastCalledWith({
      ...experimentDraftOf(experiment),
      name: 'Пробное интервью',
      assigneeId: members[2]?.id,
      deadline: '2026-12-31',
    });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
});

export const Wrong = meta.story({
  name: 'Без названия, дедлайн раньше начала или не датой: ошибки у полей',
  play: async ({ args, userEvent }) => {
    await userEvent.clear(formField('Название эксперимента'));
    await retype(formField('Дедлайн'), '01.01.2020');
    await userEvent.click(save());
    await wrongAt(formField('Название эксперимента'), /Назовите эксперимент/);
    await expect(formField('Дедлайн')).toHaveAccessibleDescription(/Дедлайн раньше начала/);
    await retype(formField('Дедлайн'), '31.02.2026');
    await expect(formField('Дедлайн')).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Failing = meta.story({
  name: 'Не сохранилось: набранное на месте, можно ещё раз',
  play: async ({ args }) => {
    await retype(formField('Сценарий'), 'Иначе');
    await refusedThenDone(args.onSave, args.onClose, save, () => expect(formField('Сценарий')).toHaveValue('Иначе'));
  },
});

/** The experiment as it changes in another tab. */
const Changing = changedElsewhere(EditExperimentDialog, 'experiment', {
  elsewhere: { deadline: '2026-12-20', scenario: 'Сказано в другой вкладке' },
  removed: { deletedAt: '2026-11-21T00:00:00.000Z' },
});

export const ChangedElsewhere = meta.story({
  name: 'Изменили в другой вкладке: обе версии рядом, даты по-русски',
  render: (args) => <Changing {...args} />,
  play: async ({ args, userEvent }) => {
    await retype(formField('Дедлайн'), '31.12.2026');
    screen.getByTestId('elsewhere').click();
    await bothVersions('31.12.2026', '20.12.2026');
    await expect(formField('Сценарий')).toHaveValue('Сказано в другой вкладке');
    await userEvent.click(screen.getByRole('button', { name: 'Дедлайн: оставить своё' }));
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ deadline: '2026-12-31' }));
  },
});

export const RemovedElsewhere = meta.story({
  name: 'Удалили в другой вкладке: сказано, набранное цело',
  render: (args) => <Changing {...args} />,
  play: async ({ args, userEvent }) => {
    await retype(formField('Сценарий'), 'Сказано здесь');
    screen.getByTestId('removed').click();
    await expect(await screen.findByRole('alert')).toHaveTextContent('удалили в другой вкладке');
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(formField('Сценарий')).toHaveValue('Сказано здесь');
  },
});

export const History = meta.story({
  name: 'Прежние значения: дата по-русски, ответственный по имени',
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByText('История изменений'));
    await expect(await screen.findByText('01.12.2026', { selector: 'p' })).toBeVisible();
    await expect(screen.getByText(members[1]?.name ?? '', { selector: 'p' })).toBeVisible();
    await expect(screen.getByText('Удалённый участник', { selector: 'p' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Вернуть: Дедлайн/ }));
    await expect(args.onRestore).toHaveBeenCalledWith('a');
  },
});

/** Keeps the draft and opens again, as the screen does. */
const Demo = keeping(reopening(EditExperimentDialog, 'Изменить'), { draft: 'onDraftChange' });

export const ClosedByMistake = meta.story({
  name: 'Закрыли по ошибке: черновик на месте',
  render: (args) => <Demo {...args} />,
  play: async ({ canvas, userEvent }) => {
    await retype(formField('Сценарий'), 'Недописанное');
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }));
    await waitFor(() => expect(formField('Сценарий')).toHaveValue('Недописанное'));
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: поля одно под другим, ответственного уже нет в команде',
  globals: { viewport: { value: 'mobile' } },
  args: { experiment: { ...experiment, assigneeId: 'gone', name: 'Очень длинное название '.repeat(10) } },
  play: async () => {
    await fits(screen.getByRole('dialog'));
    await expect(formField('Ответственный')).toHaveDisplayValue('Удалённый участник');
    await underFinger(save());
  },
});
