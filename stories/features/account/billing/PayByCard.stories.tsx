import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PayByCard } from '#src/features/account/billing/PayByCard.tsx';

import { TODAY } from '../sampleMoney.ts';

const meta = preview.meta({
  id: 'features-account-billing-paybycard',
  title: 'Разделы/Личный кабинет/Оплата картой · PayByCard',
  component: PayByCard,
  parameters: { docs: { description: { component: '«Оплатить картой» и как идёт оплата.' } } },
  args: { chosen: false, today: TODAY, historyHref: '#history', onPay: fn() },
});

export const NoPlan = meta.story({
  name: 'Тариф не выбран: оплатить нельзя, и сказано почему',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/выберите тариф/);
    await expect(canvas.getByText(/22\s%/)).toBeVisible();
  },
});

export const Chosen = meta.story({
  name: 'Тариф выбран',
  args: { chosen: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Оплатить картой' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
});
