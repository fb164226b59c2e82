import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { PaymentCard } from '#src/domain/account/account.ts';
import { SavedCard } from '#src/features/account/billing/SavedCard.tsx';
import { paymentCards } from '#src/samples/account.ts';

const meta = preview.meta({
  id: 'features-account-billing-savedcard',
  title: 'Разделы/Личный кабинет/Сохранённая карта · SavedCard',
  component: SavedCard,
  parameters: { docs: { description: { component: 'Сохранённая карта: известны только последние цифры.' } } },
  args: { card: paymentCards[1] as PaymentCard, onMakeDefault: fn(), onEdit: fn(), onDelete: fn() },
  render: (args) => (
    <ul>
      <SavedCard {...args} />
    </ul>
  ),
});

export const Other = meta.story({
  name: 'Не основная',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Сделать основной: Visa/ }));
    await expect(args.onMakeDefault).toHaveBeenCalledWith(args.card);
    await userEvent.click(canvas.getByRole('button', { name: /^Удалить карту Visa/ }));
    await expect(args.onDelete).toHaveBeenCalledWith(args.card);
  },
});

export const Default = meta.story({
  name: 'Основная',
  args: { card: paymentCards[0] as PaymentCard },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Основная')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Сделать/ })).toBeNull();
  },
});
