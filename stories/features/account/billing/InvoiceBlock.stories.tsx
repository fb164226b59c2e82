import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { planOf, type Plan } from '#src/domain/account/billing.ts';
import { DONE } from '#src/domain/core/outcome.ts';
import { InvoiceBlock } from '#src/features/account/billing/InvoiceBlock.tsx';

import { payer } from '../sampleMoney.ts';

const meta = preview.meta({
  id: 'features-account-billing-invoiceblock',
  title: 'Разделы/Личный кабинет/Блок счёта с продавцом · InvoiceBlock',
  component: InvoiceBlock,
  parameters: { docs: { description: { component: '«Счёт для юридических лиц»: кто продаёт и форма.' } } },
  args: {
    loading: false,
    plan: planOf('team') as Plan | null,
    values: payer,
    onChange: fn(),
    onPlanMissing: fn(),
    onIssue: fn(() => Promise.resolve(DONE)),
  },
});

export const Ready = meta.story({
  name: 'Продавец вымышлен, счёт уходит',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Продавец: ООО «Ориентир»/)).toBeVisible();
    await expect(canvas.getByText('ОБРАЗЕЦ')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Выставить счёт' }));
    await expect(args.onIssue).toHaveBeenCalledWith(planOf('team'), payer);
  },
});

export const Loading = meta.story({
  name: 'Форма ждёт последнего плательщика',
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
