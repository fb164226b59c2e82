import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { RemoveProductDialog, type RemoveProductDialogProps } from '#src/features/products/RemoveProductDialog.tsx';

import { bot, products } from './sampleProducts.ts';

const args: RemoveProductDialogProps = {
  product: bot,
  others: products.filter(({ id }) => id !== bot.id),
  holdings: { cards: 9, hypotheses: 3, experiments: 1 },
  clashes: fn(() => 2),
  onRemove: fn(() => Promise.resolve(DONE)),
  onClose: fn(),
};

const meta = preview.meta({
  id: 'features-products-removeproductdialog',
  title: 'Разделы/Продукты/Удаление продукта · RemoveProductDialog',
  component: RemoveProductDialog,
  parameters: { docs: { description: { component: 'Спрашивает, что станет с тем, что на продукте, и удаляет его.' } } },
  args,
  render: (props) => <RemoveProductDialog {...props} />,
});

export const Full = meta.story({
  name: 'Посчитано; отдать другому или удалить вместе',
  play: async ({ args: { onRemove, onClose }, step, userEvent }) => {
    await expect(await screen.findByText(/9\s+карточек досок, 3\s+гипотезы, 1\s+эксперимент/)).toBeVisible();
    await step('У другого уже есть текст: сказано, что с ним', async () => {
      await expect(screen.getByText(/У\s+2\s+карточек там уже есть текст/)).toBeVisible();
    });
    await step('Вместе с продуктом', async () => {
      await userEvent.selectOptions(screen.getByLabelText('Что с ними станет'), 'Удалить вместе с продуктом');
      await expect(screen.queryByText(/там уже есть текст/)).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Удалить продукт' }));
      await waitFor(() => expect(onClose).toHaveBeenCalled());
      await expect(onRemove).toHaveBeenCalledWith(null);
    });
  },
});

export const Given = meta.story({
  name: 'Отдано другому продукту',
  play: async ({ args: { onRemove }, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить продукт' }));
    await waitFor(() => expect(onRemove).toHaveBeenCalledWith('main'));
  },
});

export const Empty = meta.story({
  name: 'На нём ничего нет: спрашивать не о чем',
  args: { holdings: { cards: 0, hypotheses: 0, experiments: 0 } },
  play: async ({ args: { onRemove }, userEvent }) => {
    await expect(await screen.findByText(/нет ни карточек/)).toBeVisible();
    await expect(screen.queryByLabelText('Что с ними станет')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Удалить продукт' }));
    await waitFor(() => expect(onRemove).toHaveBeenCalledWith(null));
  },
});

export const TalkedOf = meta.story({
  name: 'О нём говорили с ассистентом: сказано, что станет с разговором',
  args: { isTalkedOf: true },
  play: async () => {
    await expect(await screen.findByText(/Разговор с\s+ассистентом о\s+нём уйдёт/)).toBeVisible();
  },
});

export const Failing = meta.story({
  name: 'Не удалилось: сказано почему',
  args: { onRemove: fn(() => Promise.resolve(refused('Продукт изменили в другой вкладке.'))) },
  play: async ({ args: { onClose }, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить продукт' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Продукт изменили в другой вкладке');
    await expect(onClose).not.toHaveBeenCalled();
  },
});
