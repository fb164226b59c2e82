import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { AskedRounds, type AskedRound } from '#src/features/audiences/contacts/AskedRounds.tsx';

const rounds: readonly AskedRound[] = [
  {
    id: 'r1',
    title: 'Июнь · Онбординг новых команд',
    href: '?open=s1&round=r1',
    note: 'Р7 · приглашение 2 июня, 10:00 · до конца 3 июня, 12:40',
    state: { words: 'Закончил', tone: 'green' },
    materialHref: '?open=s1&material=m1',
  },
  {
    id: 'r2',
    title: 'Раунд удалён',
    href: null,
    note: 'Р7 · приглашение 2 мая, 10:00',
    state: { words: 'Не закончил(а)', tone: 'yellow' },
    materialHref: null,
  },
];

const meta = preview.meta({
  id: 'features-audiences-contacts-askedrounds',
  title: 'Разделы/Аудитории/Кого спрашивали · AskedRounds',
  component: AskedRounds,
  parameters: {
    docs: {
      description: {
        component: 'Раунды, в которых спрашивали контакт или аудиторию: когда, что вышло, где расшифровка.',
      },
    },
  },
  args: {
    title: 'Приглашения и ответы',
    rounds: ready(rounds),
    emptyText: 'Ни в один раунд интервью ещё не приглашали.',
    onRetry: fn(),
  },
});

export const OfContact = meta.story({
  name: 'Контакт: раунды, состояние, расшифровка',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Июнь · Онбординг новых команд' })).toHaveAttribute(
      'href',
      '?open=s1&round=r1',
    );
    await expect(canvas.getByRole('link', { name: 'Расшифровка' })).toHaveAttribute('href', '?open=s1&material=m1');
    await expect(canvas.queryByRole('link', { name: 'Раунд удалён' })).toBeNull();
  },
});

export const OfAudience = meta.story({
  name: 'Аудитория: сколько людей и по раундам',
  args: {
    title: 'Кого спрашивали',
    headingLevel: 4,
    figures: ['людей 120', 'приглашены 40', 'ответили 18', 'опрошены за 30 дней 12'],
    rounds: ready([
      {
        id: 'r1',
        title: 'Июнь · Онбординг новых команд',
        href: '?open=s1&round=r1',
        note: 'приглашены 40 · начали 22 · закончили 18 · последний ответ 3 июня, 12:40',
        state: null,
        materialHref: null,
      },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('людей 120 · приглашены 40 · ответили 18 · опрошены за 30 дней 12')).toBeVisible();
  },
});

export const Nothing = meta.story({
  name: 'Ни разу',
  args: { rounds: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ни в один раунд интервью ещё не приглашали.')).toBeVisible();
  },
});

export const Loading = meta.story({ name: 'Читаем', args: { rounds: LOADING } });

export const Failed = meta.story({
  name: 'Не прочитано: можно повторить',
  args: { rounds: failed('Нет связи с сервером.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
