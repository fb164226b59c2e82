import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CompanyWorkspace, type CompanyWorkspaceProps } from '#src/features/account/companies/CompanyWorkspace.tsx';

const meta = preview.meta({
  id: 'features-account-companies-companyworkspace',
  title: 'Разделы/Личный кабинет/Пространство компании · CompanyWorkspace',
  component: CompanyWorkspace,
  parameters: { docs: { description: { component: 'Вход в пространство компании и её удаление.' } } },
  args: {
    current: false,
    whyStays: null as string | null,
    busy: false,
    team: null as CompanyWorkspaceProps['team'],
    onOpen: fn(),
    onDelete: fn(),
  },
});

export const Other = meta.story({
  name: 'Другая компания: открыть, удалить',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть пространство' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить компанию' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});

export const Stays = meta.story({
  name: 'Единственная: удалить нельзя',
  args: { current: true, whyStays: 'Компания одна.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Удалить компанию' })).toHaveAccessibleDescription(
      'Компания одна.',
    );
    await expect(canvas.getByText('Открыто сейчас.')).toBeVisible();
  },
});

const onTeam = fn();

export const Local = meta.story({
  name: 'Только в этом браузере: можно открыть команде',
  args: { current: true, team: { state: 'local', onOpen: onTeam } },
  play: async ({ canvas, userEvent }) => {
    onTeam.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть доступ команде' }));
    await expect(onTeam).toHaveBeenCalledOnce();
  },
});

export const Uploading = meta.story({
  name: 'Отправлена не вся',
  args: { current: true, team: { state: 'uploading', onOpen: onTeam } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Продолжить отправку' })).toBeVisible();
  },
});

export const Shared = meta.story({
  name: 'На сервере',
  args: { current: true, team: { state: 'shared', onOpen: onTeam } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Доступ и ссылки' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Журнал компании' })).toBeNull();
  },
});

const onJournal = fn();

export const Owned = meta.story({
  name: 'На сервере, своя: журнал компании',
  args: { current: true, team: { state: 'shared', onOpen: onTeam, onJournal } },
  play: async ({ canvas, userEvent }) => {
    onJournal.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Журнал компании' }));
    await expect(onJournal).toHaveBeenCalledOnce();
  },
});

export const Joined = meta.story({
  name: 'На сервере; доступ даёт не этот человек',
  args: { current: true, team: { state: 'joined', onOpen: onTeam } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/как забрать копию — за облаком/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Доступ и ссылки' })).toBeNull();
  },
});
