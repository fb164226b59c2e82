import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ProductSwitcher } from '#src/features/shell/ProductSwitcher.tsx';
import { Rights } from '#src/ui/context/Rights.tsx';

import { withStoryLinks } from './StoryLink.tsx';

const one = [{ id: 'main', name: 'Ориентир', description: '' }];
const two = [...one, { id: 'p', name: 'Голосовые интервью', description: 'Бот, который слушает' }];

const meta = preview.meta({
  id: 'features-shell-productswitcher',
  title: 'Разделы/Рамка приложения/Выбор продукта · ProductSwitcher',
  component: ProductSwitcher,
  parameters: {
    docs: {
      description: {
        component:
          'Выбор продукта, чьи доски, эксперименты и гипотезы показаны; стоит над компанией внизу боковой панели и листа.',
      },
    },
  },
  args: { products: two, choice: 'p', onChoose: fn(), formHref: (id: string) => `?productForm=${id}` },
  decorators: [
    withStoryLinks,
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
});

export const One = meta.story({
  name: 'Один продукт: только ссылка',
  args: { products: one, choice: 'main' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Добавить продукт' })).toHaveAttribute('href', '?productForm=new');
  },
});

export const Choosing = meta.story({
  name: 'Другой продукт или все вместе',
  play: async ({ args, canvas, userEvent, step }) => {
    const select = canvas.getByRole('combobox', { name: 'Продукт' });
    await step('С клавиатуры до списка — один Tab', async () => {
      await userEvent.tab();
      await expect(select).toHaveFocus();
      await expect(select).toHaveDisplayValue('Голосовые интервью');
    });
    await step('Выбор', async () => {
      await userEvent.selectOptions(select, 'Все продукты');
      await expect(args.onChoose).toHaveBeenLastCalledWith('all');
    });
    await step('Показанный продукт меняется отсюда', async () => {
      const change = canvas.getByRole('link', { name: 'Изменить продукт «Голосовые интервью»' });
      await expect(change).toHaveAttribute('href', '?productForm=p');
    });
  },
});

export const All = meta.story({
  name: 'Все вместе: менять нечего',
  args: { choice: 'all' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Все продукты');
    await expect(canvas.queryByRole('link', { name: /Изменить/ })).not.toBeInTheDocument();
  },
});

export const LongName = meta.story({
  name: 'Длинное название не выходит за панель',
  args: { products: [...one, { id: 'p', name: 'Голосовые интервью для служб поддержки банков', description: '' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('combobox').getBoundingClientRect().width).toBeLessThanOrEqual(240);
    await expect(canvasElement.querySelector('[data-products]')?.scrollWidth).toBeLessThanOrEqual(240);
  },
});

export const Collapsed = meta.story({
  name: 'Свёрнут до значка, выбирать по-прежнему можно',
  args: { collapsed: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Продукт' }), 'main');
    await expect(args.onChoose).toHaveBeenCalledWith('main');
  },
});

export const Reading = meta.story({
  name: 'Кто только смотрит, выбирает, но не добавляет',
  render: (args) => (
    <Rights barred={{ Researcher: 'Только для исследователей' }} onAsked={fn()}>
      <ProductSwitcher {...args} />
    </Rights>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Продукт' })).toBeEnabled();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});
