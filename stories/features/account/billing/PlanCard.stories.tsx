import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { planOf } from '#src/domain/account/billing.ts';
import { PlanCard } from '#src/features/account/billing/PlanCard.tsx';

const meta = preview.meta({
  id: 'features-account-billing-plancard',
  title: 'Разделы/Личный кабинет/Тариф для выбора · PlanCard',
  component: PlanCard,
  parameters: { docs: { description: { component: 'Тариф со всеми цифрами, который выбирают.' } } },
  args: { plan: planOf('team'), name: 'plan', checked: false, current: true, onChoose: fn() },
});

export const Current = meta.story({
  name: 'Текущий; выбирают нажатием',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Текущий')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /^Команда/ }));
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
});

export const Chosen = meta.story({
  name: 'Выбран',
  args: { checked: true, current: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio')).toBeChecked();
    await expect(canvas.getByRole('radio')).toHaveAccessibleDescription(/интервью/);
  },
});
