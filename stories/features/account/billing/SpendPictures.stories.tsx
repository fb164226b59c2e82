import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { SpendPictures } from '#src/features/account/billing/SpendPictures.tsx';
import { transactions } from '#src/samples/account.ts';

import { TODAY } from '../sampleMoney.ts';

const meta = preview.meta({
  id: 'features-account-billing-spendpictures',
  title: 'Разделы/Личный кабинет/Куда уходят деньги · SpendPictures',
  component: SpendPictures,
  parameters: {
    docs: {
      description: { component: 'Куда уходят деньги: по месяцам и по проектам. Не тратили — ничего не рисует.' },
    },
  },
  args: { transactions, today: TODAY },
});

export const Sample = meta.story({
  name: 'По месяцам и по проектам',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /по\sмесяцам/ })).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(6);
  },
});

export const Nothing = meta.story({
  name: 'Ничего не потрачено: картинок нет',
  args: { transactions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});
