import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { planOf } from '#src/domain/account/billing.ts';
import { failed, ready } from '#src/domain/core/loadable.ts';
import { CurrentPlan, type CurrentPlanProps } from '#src/features/account/billing/CurrentPlan.tsx';

const meta = preview.meta({
  id: 'features-account-billing-currentplan',
  title: 'Разделы/Личный кабинет/Текущий тариф · CurrentPlan',
  component: CurrentPlan,
  parameters: { docs: { description: { component: '«Текущий тариф»: какой, с какого дня и сколько счетов ждёт.' } } },
  args: {
    state: ready({
      active: { plan: planOf('team'), since: '2026-09-07' },
      awaited: 1,
      finished: null,
    }) as CurrentPlanProps['state'],
    historyHref: '#history',
    onRetry: fn(),
  },
});

export const Active = meta.story({
  name: 'Оплачен, один счёт ждёт',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Активен с\s7 сентября 2026/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /ждут оплаты: 1/ })).toHaveAttribute('href', '#history');
  },
});

export const Used = meta.story({
  name: 'Часть респондентов уже ответила',
  args: { state: ready({ active: { plan: planOf('team'), since: '2026-09-07' }, awaited: 0, finished: 12 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Респондентов: 12 из\s300$/)).toBeVisible();
  },
});

export const None = meta.story({
  name: 'Ничего не оплачено',
  args: { state: ready({ active: null, awaited: 0, finished: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^не\sоплачен$/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

export const Failed = meta.story({
  name: 'Платежи не открылись',
  args: { state: failed('Перезагрузите страницу.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
