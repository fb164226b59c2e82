import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { PassageGroupsNameDialog } from '#src/features/research/across/PassageGroupsNameDialog.tsx';

import { groups } from './sampleGroups.ts';

const meta = preview.meta({
  id: 'features-research-across-passagegroupsnamedialog',
  title: 'Разделы/Исследования/Имя группы · PassageGroupsNameDialog',
  component: PassageGroupsNameDialog,
  parameters: { docs: { description: { component: '«Новая группа» и «Переименовать группу»: что общего у цитат.' } } },
  args: {
    group: null,
    groups,
    onSave: fn<(name: string) => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
});

const field = () => screen.findByRole('textbox', { name: /^Название группы/ });

export const New = meta.story({
  name: 'Новая: имя своё и не занятое',
  play: async ({ args, userEvent }) => {
    await userEvent.type(await field(), 'дорого{Enter}');
    await expect(await field()).toHaveAccessibleDescription(/Группа «Дорого» уже есть/);
    await userEvent.type(await field(), ' и непонятно{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('дорого и непонятно'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

export const Renaming = meta.story({
  name: 'Переименование не записано: сказано почему, набранное на месте',
  args: {
    group: groups[0] ?? null,
    groups: groups.slice(1),
    onSave: fn<(name: string) => Promise<Outcome>>(() => Promise.resolve(refused('Хранилище не отвечает.'))),
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await field(), '!{Enter}');
    await expect(await screen.findByText('Хранилище не отвечает.')).toBeVisible();
    await expect(await field()).toHaveValue('Не успевают разбирать!');
  },
});

export const Gone = meta.story({
  name: 'Группу удалили в другой вкладке',
  args: { group: groups[0] ?? null, groups: groups.slice(1), isGone: true },
  play: async () => {
    await expect(await screen.findByText(/^Группу удалили в другой вкладке/)).toBeVisible();
    await expect(await field()).toHaveValue('Не успевают разбирать');
  },
});
