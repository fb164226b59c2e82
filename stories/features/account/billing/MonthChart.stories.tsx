import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { spendByMonth } from '#src/domain/account/balance.ts';
import { MonthChart } from '#src/features/account/billing/MonthChart.tsx';
import { transactions } from '#src/samples/account.ts';

import { TODAY } from '../sampleMoney.ts';

const meta = preview.meta({
  id: 'features-account-billing-monthchart',
  title: 'Разделы/Личный кабинет/График расхода по месяцам · MonthChart',
  component: MonthChart,
  args: { months: spendByMonth(transactions, TODAY, 6) },
});

export const HalfYear = meta.story({
  name: 'Полгода: суммы читаются как список',
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(6);
    await expect(items[1]).toHaveTextContent(/июль 2026 г\.: 69\s300\s₽/);
    await expect(items[5]).toHaveTextContent(/ноябрь 2026 г\.: 33\s300\s₽/);
  },
});

export const Gaps = meta.story({
  name: 'Месяцы без расхода и миллионы',
  args: {
    months: [
      { month: '2025-12', amount: 0 },
      { month: '2026-01', amount: 12_345_678 },
      { month: '2026-02', amount: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/12,3\sмлн/)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/декабрь 2025 г\.: 0\s₽/);
  },
});
