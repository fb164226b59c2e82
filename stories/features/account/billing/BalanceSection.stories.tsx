import { expect, fn } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { BalanceSection, type BalanceSectionProps } from '#src/features/account/billing/BalanceSection.tsx';
import { transactions } from '#src/samples/account.ts';
import { fits } from '#stories/checks.ts';

import { awaited, TODAY } from '../sampleMoney.ts';
import { AS_RESEARCHER, finds, FOR_ADMINS } from '#stories/rights.ts';

const args: BalanceSectionProps = {
  transactions: ready(transactions),
  brokenCount: 0,
  today: TODAY,
  filter: 'all',
  onFilterChange: fn(),
  onExport: fn(() => Promise.resolve()),
  onCancelInvoice: fn(() => Promise.resolve(true)),
  onMarkPaid: fn(() => Promise.resolve(true)),
  onDownloadInvoice: fn(() => Promise.resolve()),
  onTopUp: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  id: 'features-account-billing-balancesection',
  title: 'Разделы/Личный кабинет/Раздел «Баланс» · BalanceSection',
  component: BalanceSection,
  parameters: {
    docs: { description: { component: '«Баланс»: сколько есть, на сколько хватит, куда уходит — и каждое движение.' } },
    chromatic: { modes: screenModes },
  },
  args,
  render: (props) => <BalanceSection {...props} />,
});

export const Full = meta.story({
  name: 'Баланс, прогноз, расходы и история',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^72\s500\s₽$/)).toBeVisible();
    await expect(canvas.getByText(/^41\sдень$/)).toBeVisible();
    await expect(canvas.getByText(/хватит примерно до\s1\sянваря\s2027/)).toBeVisible();
    await expect(canvas.getByText(/^52\s933\s₽$/)).toBeVisible();
    await expect(canvas.getByText(/ждёт оплаты: 1\sсчёт на\s147\s000\s₽, в\sбаланс не\sвходит/)).toBeVisible();
    // The picture fills its card: the tallest month's sum is right below the heading.
    const heading = canvas.getByRole('heading', { name: /^Расход по\sмесяцам/ }).getBoundingClientRect();
    const tallest = canvas.getByText(/^69\s300$/).getBoundingClientRect();
    await expect(tallest.top - heading.bottom).toBeLessThan(32);
    await userEvent.click(canvas.getByRole('button', { name: 'Пополнить' }));
    await expect(args.onTopUp).toHaveBeenCalledTimes(1);
  },
});

export const NoSpend = meta.story({
  name: 'Расходов ещё нет, часть записей не прочитана',
  args: { transactions: ready([{ ...awaited, status: 'done' }]), brokenCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не нужен')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Расход по месяцам' })).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2\sоперации не\sудалось прочитать/);
  },
});

export const Spent = meta.story({
  name: 'Деньги кончились',
  args: { transactions: ready(transactions.filter(({ amount }) => amount < 0)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Пора пополнить')).toBeVisible();
    await expect(canvas.getByText(/^−246\s500\s₽$/)).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Пусто: с чего начать',
  args: { transactions: ready([]) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Пополнить' }));
    await expect(args.onTopUp).toHaveBeenCalled();
  },
});

export const Loading = meta.story({ name: 'Загружается', args: { transactions: LOADING } });

export const Failed = meta.story({
  name: 'Не открылся',
  args: { transactions: failed('Перезагрузите страницу.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
});

export const Phone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: () => fits(),
});

export const Researcher = meta.story({
  name: 'Исследователь: видит деньги, менять не может',
  globals: AS_RESEARCHER,
  play: finds(['Пополнить', 'Отметить оплаченным'], ['Экспорт'], FOR_ADMINS),
});
