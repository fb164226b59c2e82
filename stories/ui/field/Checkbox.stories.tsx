import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Checkbox } from '#src/ui/field/Checkbox.tsx';

const meta = preview.meta({
  id: 'ui-field-checkbox',
  title: 'Элементы/Флажок · Checkbox (чекбокс, галочка)',
  component: Checkbox,
  args: { label: 'Только мои исследования', onChange: fn() },
});

export const Unchecked = meta.story({
  name: 'Нажатие на текст и пробел ставят галочку',
  play: async ({ canvas, userEvent, step }) => {
    const box = canvas.getByRole('checkbox', { name: 'Только мои исследования' });
    await step('Мышью по тексту', async () => {
      await userEvent.click(canvas.getByText('Только мои исследования'));
      await expect(box).toBeChecked();
    });
    await step('Пробелом обратно', async () => {
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
    });
  },
});
export const Checked = meta.story({ name: 'Отмечено', args: { defaultChecked: true } });
export const WithHint = meta.story({
  name: 'С пояснением',
  args: { hint: 'Исследования, где вы автор или участник' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Исследования, где вы автор или участник');
  },
});
export const Disabled = meta.story({ name: 'Недоступно', args: { disabled: true } });
export const DisabledChecked = meta.story({
  name: 'Недоступно и отмечено',
  args: { disabled: true, defaultChecked: true },
});
export const Long = meta.story({
  name: 'Длинный текст на телефоне',
  args: {
    label:
      'Показывать в списке также исследования других компаний, к которым меня пригласили как участника или наблюдателя',
    defaultChecked: true,
  },
  globals: { viewport: { value: 'mobile' } },
});
