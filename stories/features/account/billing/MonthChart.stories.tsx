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
  parameters: { docs: { description: { component: 'Расход по месяцам столбцами, сумма над каждым.' } } },
  args: { months: spendByMonth(transactions, TODAY, 6) },
});

const barOf = (month: HTMLElement) => month.querySelector('i') as HTMLElement;

export const HalfYear = meta.story({
  name: 'Полгода: суммы читаются как список',
  play: async ({ args, canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(6);
    await expect(items[1]).toHaveTextContent(/июль 2026 г\.: 69\s300\s₽/);
    await expect(items[5]).toHaveTextContent(/ноябрь 2026 г\.: 33\s300\s₽/);
    const sums = args.months.map(({ amount }) => amount);
    const heights = items.map((item) => barOf(item).getBoundingClientRect().height);
    for (const [index, height] of heights.entries()) {
      const part = (sums[index] ?? 0) / Math.max(...sums);
      await expect(height / Math.max(...heights)).toBeCloseTo(part, 1);
    }
    // The months are named under their columns, the present one in bold.
    const [earlier, now] = [canvas.getByText('июль'), canvas.getByText('нояб')];
    await expect(now).toHaveStyle({ fontWeight: '600' });
    await expect(earlier).not.toHaveStyle({ fontWeight: '600' });
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
    const [none, most] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    await expect(none).toHaveTextContent(/декабрь 2025 г\.: 0\s₽/);
    // A thin grey line, not a column.
    await expect(barOf(none).getBoundingClientRect().height).toBe(2);
    await expect(barOf(most).getBoundingClientRect().height).toBeGreaterThan(100);
    await expect(getComputedStyle(barOf(none)).backgroundColor).not.toBe(getComputedStyle(barOf(most)).backgroundColor);
  },
});
