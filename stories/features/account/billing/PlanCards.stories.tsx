import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PlanCards, type PlanCardsProps } from '#src/features/account/billing/PlanCards.tsx';

const args: PlanCardsProps = { value: null, onChange: fn(), current: null };

const meta = preview.meta({
  id: 'features-account-billing-plancards',
  title: 'Разделы/Личный кабинет/Карточки тарифов · PlanCards',
  component: PlanCards,
  parameters: { docs: { description: { component: 'Три тарифа со всеми цифрами, выбран один.' } } },
  args,
  render: (props) => <PlanCards {...props} />,
});

export const Choosing = meta.story({
  name: 'Три тарифа: выбор мышью и стрелками',
  args: { current: 'personal' },
  render: function Choosing(props) {
    const [value, setValue] = useState(props.value);
    return (
      <PlanCards
        {...props}
        value={value}
        onChange={(plan) => {
          setValue(plan);
          props.onChange(plan);
        }}
      />
    );
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Все цифры тарифов', async () => {
      const facts = [
        [
          /^Персональный/,
          /25\s000\s₽.*1–2\sисследования.*50\sреспондентов.*около 20\s%, около 10\sинтервью.*\+\s15\sсобственных.*около 1\s000\s₽/,
        ],
        [
          /^Команда.*Популярный/,
          /147\s000\s₽.*3–10\sисследований.*300\sреспондентов.*около 20\s%, около 60\sинтервью.*\+\s90\sсобственных.*около 980\s₽/,
        ],
        [
          /^Департамент/,
          /450\s000\s₽.*10–50\sисследований.*1\s000\sреспондентов.*около 20\s%, около 200\sинтервью.*\+\s300\sсобственных.*около 900\s₽/,
        ],
      ] as const;
      for (const [name, description] of facts) {
        await expect(canvas.getByRole('radio', { name })).toHaveAccessibleDescription(description);
      }
      await expect(canvas.getByRole('radio', { name: /Текущий/ })).toHaveAttribute('value', 'personal');
    });
    await step('Нажатие на карточку и стрелка', async () => {
      await userEvent.click(canvas.getByText(/^147\s000\s₽$/));
      await expect(canvas.getByRole('radio', { name: /^Команда/ })).toBeChecked();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).toHaveBeenLastCalledWith('department');
      await expect(canvas.getByRole('radio', { name: /^Департамент/ })).toHaveFocus();
    });
  },
});

export const Missing = meta.story({
  name: 'Не выбран, а нужен',
  args: { error: 'Выберите тариф, на который нужен счёт' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Выберите тариф, на который нужен счёт');
  },
});

export const Phone = meta.story({
  name: 'На телефоне',
  args: { value: 'team' },
  globals: { viewport: { value: 'mobile' } },
});
