import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { ProductDialog, type ProductDialogProps } from '#src/features/products/ProductDialog.tsx';

import { bot, products } from './sampleProducts.ts';

const args: ProductDialogProps = {
  product: null,
  products,
  onSave: fn(() => Promise.resolve(DONE)),
  onClose: fn(),
};

const meta = preview.meta({
  id: 'features-products-productdialog',
  title: 'Разделы/Продукты/Диалог продукта · ProductDialog',
  component: ProductDialog,
  parameters: {
    docs: { description: { component: 'Новый продукт компании или имя, строка, место и удаление того, что есть.' } },
  },
  args,
  render: (props) => <ProductDialog {...props} />,
});

export const New = meta.story({
  name: 'Новый: без имени и с чужим именем не добавить',
  play: async ({ args: { onSave, onClose }, step, userEvent }) => {
    const name = await screen.findByLabelText(/^Название продукта/);
    const add = screen.getByRole('button', { name: 'Добавить' });
    await step('Без имени', async () => {
      await userEvent.click(add);
      await expect(await screen.findByText('Назовите продукт')).toBeVisible();
      await expect(name).toHaveFocus();
    });
    await step('Так уже называется другой', async () => {
      await userEvent.type(name, bot.name.toUpperCase());
      await expect(await screen.findByText(`Продукт «${bot.name}» уже есть`)).toBeVisible();
      await expect(onSave).not.toHaveBeenCalled();
    });
    await step('Своё имя', async () => {
      await userEvent.clear(name);
      await userEvent.type(name, 'Опросы');
      await userEvent.click(add);
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      await expect(onSave).toHaveBeenCalledWith({ name: 'Опросы', description: '' });
    });
  },
});

export const Change = meta.story({
  name: 'Тот, что есть: переименован, переставлен, удаляется отсюда',
  args: {
    product: bot,
    onMove: fn(() => Promise.resolve(DONE)),
    canMove: { up: true, down: false },
    onRemove: fn(),
  },
  play: async ({ args: { onSave, onMove, onRemove, onClose }, userEvent }) => {
    await expect(await screen.findByRole('button', { name: 'Ниже в списке' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Выше в списке' }));
    await expect(onMove).toHaveBeenCalledWith(-1);
    await userEvent.click(screen.getByRole('button', { name: 'Удалить продукт' }));
    await expect(onRemove).toHaveBeenCalled();
    const name = screen.getByLabelText(/^Название продукта/);
    await userEvent.clear(name);
    await userEvent.type(name, 'Бот');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    await expect(onSave).toHaveBeenCalledWith({ name: 'Бот', description: bot.description });
  },
});

export const Failing = meta.story({
  name: 'Не сохранилось: набранное цело',
  args: { onSave: fn(() => Promise.resolve(refused('Хранилище браузера заполнено: освободите место.'))) },
  play: async ({ args: { onClose }, userEvent }) => {
    await userEvent.type(await screen.findByLabelText(/^Название продукта/), 'Опросы');
    await userEvent.click(screen.getByRole('button', { name: 'Добавить' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Хранилище браузера заполнено');
    await expect(screen.getByLabelText(/^Название продукта/)).toHaveValue('Опросы');
    await expect(onClose).not.toHaveBeenCalled();
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
