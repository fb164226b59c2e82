import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PaymentRow, type PaymentRowProps } from '#src/features/account/billing/PaymentRow.tsx';
import { transactions } from '#src/samples/account.ts';

import { awaited } from '../sampleMoney.ts';

const args = {
  transaction: awaited,
  busy: false,
  onMark: fn(),
  onCancel: fn(),
  onDownload: fn(),
} satisfies PaymentRowProps;

const meta = preview.meta({
  id: 'features-account-billing-paymentrow',
  title: 'Разделы/Личный кабинет/Строка платежа · PaymentRow',
  component: PaymentRow,
  parameters: { docs: { description: { component: 'Движение в истории; отменённый счёт зачёркнут.' } } },
  args,
  render: (props) => <PaymentRow {...props} />,
});

const spent = transactions.find(({ amount }) => amount < 0) ?? awaited;
const paid = transactions.find(({ amount, status }) => amount > 0 && status === 'done') ?? awaited;

export const Awaited = meta.story({
  name: 'Ждёт оплаты',
  play: async ({ args: called, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отметить оплаченным: счёт № 207' }));
    await expect(called.onMark).toHaveBeenCalledWith(awaited);
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить счёт № 207' }));
    await expect(called.onCancel).toHaveBeenCalledWith(awaited);
    await expect(canvas.getByText('ОБРАЗЕЦ')).toBeVisible();
  },
});

export const MakingInvoice = meta.story({
  name: 'Счёт готовится',
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Скачать счёт № 207' })).toHaveAttribute('aria-busy', 'true');
  },
});

export const Deposit = meta.story({
  name: 'Поступление',
  args: { transaction: paid },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Поступление')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Отметить/ })).not.toBeInTheDocument();
  },
});

export const Spend = meta.story({
  name: 'Списание',
  args: { transaction: spent },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
});

export const Cancelled = meta.story({
  name: 'Отменён: зачёркнут, скачать можно, отметить нельзя',
  args: { transaction: { ...awaited, status: 'cancelled', cancelledOn: '2026-11-21' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Отменён')).toBeVisible();
    await expect(canvas.getByText(/отменён 21\.11\.2026/)).toBeVisible();
    await expect(canvas.getByText(/^\+147\s000\s₽$/).tagName).toBe('S');
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['Скачать счёт']);
  },
});
