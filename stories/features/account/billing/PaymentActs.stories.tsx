import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PaymentActs } from '#src/features/account/billing/PaymentActs.tsx';

import { awaited } from '../sampleMoney.ts';
import { AS_OUT, FOR_MEMBERS, finds } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-account-billing-paymentacts',
  title: 'Разделы/Личный кабинет/Действия с платежом · PaymentActs',
  component: PaymentActs,
  parameters: {
    docs: {
      description: { component: 'Что можно сделать с платежом: открытый счёт отметить или отменить, любой — скачать.' },
    },
  },
  args: { transaction: awaited, busy: false, onMark: fn(), onCancel: fn(), onDownload: fn() },
});

export const Open = meta.story({
  name: 'Счёт ждёт оплаты',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отметить оплаченным: счёт № 207' }));
    await expect(args.onMark).toHaveBeenCalledWith(awaited);
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать счёт № 207' }));
    await expect(args.onDownload).toHaveBeenCalledWith(awaited);
  },
});

export const Nothing = meta.story({
  name: 'Без счёта делать нечего',
  args: { transaction: { ...awaited, status: 'done', invoice: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Out = meta.story({
  name: 'Доступ закончился: выгружать нельзя, и сказано почему',
  globals: AS_OUT,
  play: finds(['Скачать'], [], FOR_MEMBERS),
});
