import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { BalanceFigures } from '#src/features/account/billing/BalanceFigures.tsx';
import { transactions } from '#src/samples/account.ts';

import { TODAY } from '../sampleMoney.ts';

const meta = preview.meta({
  id: 'features-account-billing-balancefigures',
  title: 'Разделы/Личный кабинет/Показатели баланса · BalanceFigures',
  component: BalanceFigures,
  parameters: { docs: { description: { component: 'Сколько есть, на сколько хватит и сколько уходит за месяц.' } } },
  args: { transactions, today: TODAY },
});

export const Sample = meta.story({
  name: 'Сколько есть, на сколько хватит, сколько уходит',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ждёт оплаты: 1\sсчёт/)).toBeVisible();
    await expect(canvas.getByText(/хватит примерно до/)).toBeVisible();
  },
});

export const Nothing = meta.story({
  name: 'Расходов не было',
  args: { transactions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('неоплаченных счетов нет')).toBeVisible();
  },
});
