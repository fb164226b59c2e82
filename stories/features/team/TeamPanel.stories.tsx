import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { TeamStanding } from '#src/domain/sync/standing.ts';
import { TeamPanel, type TeamPanelProps } from '#src/features/team/TeamPanel.tsx';

import { PEOPLE, REFUSED_FILES } from './sampleTeam.ts';

const meta = preview.meta({
  id: 'features-team-teampanel',
  title: 'Разделы/Команда/Панель команды · TeamPanel',
  component: TeamPanel,
  parameters: {
    docs: {
      description: {
        component: 'За облаком в шапке: дошло ли сделанное до коллег, что ждёт, что не совпало, кто сейчас здесь.',
      },
    },
  },
  args: {
    standing: { connection: 'online', unsent: 0, refused: 0 } as TeamStanding,
    people: PEOPLE as TeamPanelProps['people'],
    onDifferences: fn(),
    onAccess: fn() as TeamPanelProps['onAccess'],
    onLeave: fn() as TeamPanelProps['onLeave'],
    onSignIn: fn(),
    newsHref: '?history=company',
    journalHref: '?history=journal' as TeamPanelProps['journalHref'],
    onEraseWords: fn() as TeamPanelProps['onEraseWords'],
    onReload: fn(),
    onClose: fn(),
  },
});

export const Saved = meta.story({
  name: 'Всё дошло; кто здесь',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByText('Всё, что вы сделали, видят коллеги.')).toBeVisible();
    await expect(screen.getByText('Марина Котова')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Доступ и ссылки' }));
    await expect(args.onAccess).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Удалить все мои комментарии…' }));
    await expect(args.onEraseWords).toHaveBeenCalledOnce();
  },
});

export const Alone = meta.story({
  name: 'Ещё никто не вошёл: как позвать',
  args: { people: [], isAlone: true },
  play: async () => {
    await expect(screen.getByText(/Из коллег сюда ещё никто не вошёл/)).toBeVisible();
    await expect(screen.queryByText(/видят коллеги/)).toBeNull();
    await expect(screen.getByRole('button', { name: 'Доступ и ссылки' })).toBeVisible();
  },
});

export const Unread = meta.story({
  name: 'Вошёл ли кто, ещё неизвестно: не сказано ни того, ни другого',
  args: { people: [], isAlone: null },
  play: async () => {
    await expect(screen.getByText('Всё, что вы сделали, хранит сервер.')).toBeVisible();
    await expect(screen.queryByText(/никто|коллеги/)).toBeNull();
  },
});

export const Differing = meta.story({
  name: 'Не совпало: путь к выбору',
  args: { standing: { connection: 'online', unsent: 1, refused: 2 } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Разобрать несовпадения' }));
    await expect(args.onDifferences).toHaveBeenCalledOnce();
  },
});

export const Offline = meta.story({
  name: 'Без сети: что ждёт, и никого не видно',
  args: { standing: { connection: 'offline', unsent: 3, refused: 0 } },
  play: async () => {
    await expect(screen.getByText(/3\sправки ждут отправки в этом браузере/)).toBeVisible();
    await expect(screen.queryByText('Кто сейчас здесь')).toBeNull();
  },
});

export const NobodyKnows = meta.story({
  name: 'Кто здесь, неизвестно: об этом ничего не сказано',
  args: { people: null },
  play: async () => {
    await expect(screen.queryByText('Кто сейчас здесь')).toBeNull();
  },
});

export const Files = meta.story({
  name: 'Файлы ещё уходят, и одного сервер не взял',
  args: {
    standing: { connection: 'online', unsent: 0, refused: 0, files: { left: 3, tooLarge: 1, unreadable: 2 } },
    refusedFiles: REFUSED_FILES,
  },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Файлы' })).toBeVisible();
    await expect(screen.getByText(/Осталось отправить 3\sфайла/)).toBeVisible();
    await expect(screen.getByText(/Сервер не взял 1\sфайл: слишком большой размер/)).toBeVisible();
    await expect(screen.getByText('zapis-14-marta.mp4')).toBeVisible();
    await expect(screen.getByText(/Браузер не может прочитать 2\sфайла/)).toBeVisible();
  },
});

export const Outdated = meta.story({
  name: 'Страница старее сервера',
  args: { standing: { connection: 'outdated', unsent: 1, refused: 0 } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Перезагрузить страницу' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

export const SignedOut = meta.story({
  name: 'Сервер не узнаёт этот браузер: войти',
  args: { standing: { connection: 'signedOut', unsent: 2, refused: 0 } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});

export const Viewer = meta.story({
  name: 'Тот, кто доступ не даёт: копию может забрать и он',
  args: { onAccess: null },
  play: async ({ args, userEvent }) => {
    await expect(screen.queryByRole('button', { name: 'Доступ и ссылки' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Забрать копию…' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const AsViewer = meta.story({
  name: 'Наблюдатель: что можно и у кого просить больше',
  args: { onAccess: null, asViewer: { ownerName: 'Анна Ковалёва' } },
  play: async () => {
    await expect(screen.getByRole('heading', { name: 'Вы наблюдатель' })).toBeVisible();
    await expect(screen.getByText(/попросите другую роль у владельца: Анна Ковалёва\.$/)).toBeVisible();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });

export const Out = meta.story({
  name: 'Доступа больше нет: несохранённое уносят файлом',
  args: {
    standing: { connection: 'noAccess', unsent: 3, refused: 0 },
    people: null,
    onAccess: null,
    onSaveUnsent: fn(),
  },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('heading', { name: 'Нет доступа' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Сохранить несохранённое в\sфайл$/ }));
    await expect(args.onSaveUnsent).toHaveBeenCalledOnce();
  },
});
