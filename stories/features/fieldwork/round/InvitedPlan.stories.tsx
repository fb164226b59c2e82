import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { planInvitations, type Invitable } from '#src/domain/fieldwork/inviting/invitable.ts';
import { InvitedPlan } from '#src/features/fieldwork/round/InvitedPlan.tsx';
import { fits } from '#stories/checks.ts';

const person = (name: string, more: Partial<Invitable> = {}): Invitable => ({
  listId: 'l',
  key: name,
  name,
  segment: '',
  reach: 'mail',
  unwilling: null,
  invitedAt: null,
  ...more,
});

const people = [
  person('Анна'),
  person('Борис', { reach: 'other' }),
  person('Вера', { unwilling: 'refused' }),
  person('Глеб', { unwilling: 'quiet' }),
  person('Дина', { reach: 'none' }),
  person('Егор', { segment: 'Финтех' }),
  person('Жанна', { invitedAt: '2026-05-25T00:00:00.000Z' }),
  person('Зоя'),
];

const CHOICE = { skipped: ['Финтех'], most: null, notSince: '2026-05-01T00:00:00.000Z' };

const meta = preview.meta({
  id: 'features-fieldwork-round-invitedplan',
  title: 'Разделы/Респонденты/Кого пригласим и кого нет · InvitedPlan',
  component: InvitedPlan,
  parameters: {
    docs: {
      description: {
        component:
          'Что будет, когда нажмут «Пригласить»: сколько приглашений и как они уйдут, кого не пригласим и почему, поимённо.',
      },
    },
  },
  args: { plan: planInvitations(people, new Set(['l/Зоя']), CHOICE), byMail: true, isPaused: false },
});

export const EveryReason = meta.story({
  name: 'Каждая причина: число сразу, имена по нажатию',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Пригласим 2 человека: письмом 1, без почты 1 — их ссылки отправьте сами. Уже приглашены: 1. Отказались: 1. Просили не писать: 1. Без телефона, почты и Telegram: 1. Сегмент не выбран: 1. Приглашали за последний месяц: 1.',
    );
    await expect(canvas.queryByText('Вера')).toBeNull();
    await userEvent.click(canvas.getByText(/^Кого не\s+пригласим: 6$/));
    await expect(canvas.getByText('Отказались: 1').nextElementSibling).toHaveTextContent(/^Вера$/);
    await expect(canvas.getByText('Просили не писать: 1').nextElementSibling).toHaveTextContent(/^Глеб$/);
    await userEvent.click(canvas.getByText('Кому отправить ссылку самим: 1'));
    await expect(canvas.getByText('Без почты: 1').nextElementSibling).toHaveTextContent(/^Борис$/);
  },
});

export const Hidden = meta.story({
  name: 'Адреса скрыты: сколько писем, не придумано; вместо имён — коды',
  args: {
    plan: planInvitations(
      people.map((one, at) => ({ ...one, name: `Контакт 10423${at}`, reach: null })),
      new Set(),
      { ...CHOICE, most: 1 },
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Пригласим 1 человека: письмом тех, у кого есть почта. Отказались: 1. Просили не писать: 1. Сегмент не выбран: 1. Приглашали за последний месяц: 1. Сверх числа: 3.',
    );
    await userEvent.click(canvas.getByText(/^Кого не\s+пригласим: 7$/));
    await expect(canvas.getByText('Отказались: 1').nextElementSibling).toHaveTextContent('Контакт 104232');
  },
});

export const ByLetterAlone = meta.story({
  name: 'Почта есть у всех: о ссылках ни слова',
  args: { plan: planInvitations([person('Анна')], new Set(), CHOICE) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Пригласим 1 человека: письмом 1\.$/);
  },
});

export const ByHandAlone = meta.story({
  name: 'Почты нет ни у кого: о письмах ни слова',
  args: { plan: planInvitations([person('Борис', { reach: 'other' })], new Set(), CHOICE) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Пригласим 1 человека: без почты 1 — их ссылки отправьте сами\.$/,
    );
  },
});

export const Paused = meta.story({
  name: 'Раунд приостановлен: письма ждут',
  args: {
    plan: planInvitations([person('Анна'), person('Борис', { reach: 'other' })], new Set(), CHOICE),
    isPaused: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Раунд приостановлен: письма уйдут, когда его продолжат; кто откроет ссылку раньше, увидит, что опрос приостановлен.',
    );
  },
});

export const PausedByHand = meta.story({
  name: 'Раунд приостановлен, почты ни у кого: о письмах ни слова',
  args: { plan: planInvitations([person('Борис', { reach: 'other' })], new Set(), CHOICE), isPaused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Раунд приостановлен: кто откроет ссылку раньше/);
    await expect(canvas.getByRole('status')).not.toHaveTextContent('письма уйдут');
  },
});

export const NobodyLeft = meta.story({
  name: 'Пригласить некого',
  args: { plan: planInvitations([person('Вера', { unwilling: 'refused' })], new Set(), CHOICE) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Пригласим 0 человек\. Отказались: 1\.$/);
  },
});

export const NobodyLeftSaid = meta.story({
  name: 'Что звать некого, сказано рядом: здесь только почему',
  args: { plan: planInvitations([person('Вера', { unwilling: 'refused' })], new Set(), CHOICE), isSaid: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Отказались: 1\.$/);
  },
});

export const Everybody = meta.story({
  name: 'Всех: раскрывать нечего',
  args: { plan: planInvitations([person('Анна')], new Set(), CHOICE), byMail: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Пригласим 1 человека: личные ссылки отправьте сами.');
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: сто имён и сколько ещё',
  globals: { viewport: { value: 'mobile' } },
  args: {
    plan: planInvitations(
      Array.from({ length: 130 }, (_, at) => person(`Участник ${at}`, { unwilling: 'refused' })),
      new Set(),
      CHOICE,
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText(/^Кого не\s+пригласим: 130$/));
    await expect(canvas.getByText(/Участник 99 и\s+ещё 30$/)).toBeVisible();
    await fits(canvasElement);
  },
});
