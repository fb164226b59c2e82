import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

const meta = preview.meta({
  id: 'ui-visuallyhidden',
  title: 'Элементы/Скрытый текст для чтения с экрана · VisuallyHidden',
  component: VisuallyHidden,
});

export const Text = meta.story({
  name: 'Слышно, но не видно',
  args: { children: 'Тон: успех' },
  render: (args) => (
    <p>
      Исследование загружено <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const hidden = canvas.getByText('Тон: успех');
    await expect(hidden.getBoundingClientRect().width).toBe(1);
    await expect(hidden).toBeVisible();
  },
});

export const Heading = meta.story({
  name: 'Заголовок только для слуха',
  args: { as: 'h2', children: 'Список гипотез' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Список гипотез' })).toBeInTheDocument();
  },
});
