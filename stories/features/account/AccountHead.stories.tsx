import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { AccountHead, type AccountHeadProps } from '#src/features/account/AccountHead.tsx';
import { profile } from '#src/samples/account.ts';

const meta = preview.meta({
  id: 'features-account-accounthead',
  title: 'Разделы/Личный кабинет/Шапка личного кабинета · AccountHead',
  component: AccountHead,
  parameters: { docs: { description: { component: 'Чей это кабинет: портрет, имя, должность и почта.' } } },
  args: {
    profile: ready(profile) as AccountHeadProps['profile'],
    guard: 'Двухфакторная защита включена',
    onRetry: fn(),
  },
});

export const Full = meta.story({
  name: 'Кто вошёл',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: profile.name })).toBeVisible();
    await expect(canvas.getByText('Двухфакторная защита включена')).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Загружается',
  args: { profile: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Личный кабинет' })).toBeVisible();
  },
});

export const Failed = meta.story({
  name: 'Профиль не открылся',
  args: { profile: failed('Перезагрузите страницу.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
