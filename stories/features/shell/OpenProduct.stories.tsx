import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { OpenProduct, type OpenProductProps } from '#src/features/shell/OpenProduct.tsx';

const one = { id: 'main', name: 'Ориентир', description: '' };

const args: OpenProductProps = {
  products: [one, { id: 'p', name: 'Голосовые интервью', description: '' }],
  choice: 'p',
  onChoose: fn(),
};

const meta = preview.meta({
  id: 'features-shell-openproduct',
  title: 'Разделы/Рамка приложения/Показанный продукт · OpenProduct',
  component: OpenProduct,
  parameters: {
    docs: {
      description: { component: 'Имя показанного продукта рядом с именем компании и переход к другому или ко всем.' },
    },
  },
  args,
});

export const Chosen = meta.story({
  name: 'Имя продукта и переход к другому',
  play: async ({ canvas, userEvent, args: { onChoose } }) => {
    const chooser = canvas.getByRole('combobox', { name: 'Показан продукт' });
    await expect(chooser).toHaveDisplayValue('Голосовые интервью');
    await userEvent.selectOptions(chooser, 'Все продукты');
    await expect(onChoose).toHaveBeenCalledWith('all');
  },
});

export const All = meta.story({
  name: 'Все вместе',
  args: { choice: 'all' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Все продукты');
  },
});

export const LongName = meta.story({
  name: 'Длинное имя кончается многоточием',
  args: { products: [one, { id: 'p', name: 'Библиотека компонентов для исследовательских команд', description: '' }] },
});

export const One = meta.story({
  name: 'Продукт один: пусто',
  args: { products: [one], choice: 'main' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
});
