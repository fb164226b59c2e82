import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { isBelow } from '#stories/checks.ts';

const meta = preview.meta({
  id: 'ui-field-field',
  title: 'Элементы/Поле с подписью и ошибкой · Field',
  component: Field,
  args: { label: 'Аватар', children: (ids) => <input type="file" {...ids} /> },
});

export const Plain = meta.story({
  name: 'Подпись над полем',
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText('Аватар');
    await expect(control).not.toHaveAttribute('aria-describedby');
    await expect(control).not.toHaveAttribute('aria-invalid');
    await expect(control).not.toHaveAttribute('aria-required');
    await isBelow(control, canvas.getByText('Аватар'));
    await expect(canvas.getByText('Аватар').getBoundingClientRect().width).toBeGreaterThan(20);
  },
});

export const HintAndError = meta.story({
  name: 'Подсказка и ошибка читаются вместе с полем',
  args: { hint: 'PNG или JPEG до 2 МБ', error: 'Файл пуст. Выберите другой.', required: true },
  play: async ({ canvas }) => {
    const control = canvas.getByLabelText(/Аватар/);
    await expect(control).toHaveAccessibleDescription('PNG или JPEG до 2 МБ Файл пуст. Выберите другой.');
    await expect(control).toBeInvalid();
    await expect(control).toHaveAttribute('aria-required', 'true');
  },
});

export const HiddenLabel = meta.story({
  name: 'Подпись только для слуха',
  args: { hideLabel: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Аватар')).toBeVisible();
  },
});
