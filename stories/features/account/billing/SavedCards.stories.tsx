import { expect, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING } from '#src/domain/core/loadable.ts';
import { SavedCards } from '#src/features/account/billing/SavedCards.tsx';
import { paymentCards } from '#src/samples/account.ts';

import { savedCards } from '../sampleMoney.ts';
import { StoredCards } from '../StoredCards.tsx';

const meta = preview.meta({
  id: 'features-account-billing-savedcards',
  title: 'Разделы/Личный кабинет/Сохранённые банковские карты · SavedCards',
  component: SavedCards,
  parameters: {
    docs: { description: { component: 'Сохранённые карты; после перемены фокус остаётся там, где её сделали.' } },
  },
  args: savedCards,
  render: (props) => <SavedCards {...props} />,
});

export const Two = meta.story({
  name: 'Две карты: основная первой',
  play: async ({ args, canvas, userEvent }) => {
    const [mir, visa] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    await expect(within(mir).getByText('Основная')).toBeVisible();
    await expect(mir).toHaveTextContent(/Мир ••\s4821Дебетовая/);
    await userEvent.click(within(visa).getByRole('button', { name: /^Сделать основной: Visa/ }));
    await expect(args.onMakeDefault).toHaveBeenCalledWith(paymentCards[1]);
    await userEvent.click(within(visa).getByRole('button', { name: /^Изменить карту Visa/ }));
    await expect(args.onEdit).toHaveBeenCalledWith(paymentCards[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить карту' }));
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
  },
});

export const Deleting = meta.story({
  name: 'Удаление: фокус не теряется',
  render: (props) => <StoredCards {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Удалить карту Мир/ }));
    await expect(canvas.getByRole('button', { name: /^Сделать основной: Visa/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Удалить карту Visa/ }));
    await expect(canvas.getByText('Сохранённых карт нет.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Добавить карту' })).toHaveFocus();
  },
});

export const Loading = meta.story({ name: 'Загружаются', args: { cards: LOADING } });

export const Failed = meta.story({ name: 'Не открылись', args: { cards: failed('Перезагрузите страницу.') } });
