import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ProductsOverview } from '#src/features/products/ProductsOverview.tsx';

const meta = preview.meta({
  id: 'features-products-productsoverview',
  title: 'Разделы/Продукты/Все продукты · ProductsOverview',
  component: ProductsOverview,
  parameters: {
    docs: {
      description: {
        component: 'Все продукты компании рядом: о чём каждый, сколько карточек заполнено, вход на его доски.',
      },
    },
  },
  args: {
    title: 'Видение продукта',
    subtitle: 'Все продукты рядом',
    products: [
      {
        id: 'main',
        name: 'Ориентир',
        description: '',
        cards: [
          { title: 'Формулировка видения', text: 'Каждая команда слышит своих клиентов каждую неделю' },
          { title: 'Целевая аудитория', text: 'Продакты и исследователи команд до ста человек' },
        ],
        written: 11,
        all: 11,
        href: '/vision?product=main',
        chatHref: '/chat?product=main',
      },
      {
        id: 'p',
        name: 'Голосовые интервью',
        description: 'Бот, который слушает',
        cards: [],
        written: 0,
        all: 11,
        href: '/vision?product=p',
        chatHref: '/chat?product=p',
      },
    ],
  },
});

export const Two = meta.story({
  name: 'Полный и пустой',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Голосовые интервью' })).toHaveAttribute('href', '/vision?product=p');
    await expect(canvas.getAllByRole('progressbar', { name: 'Заполнено карточек' })[0]).toBeVisible();
    await expect(canvas.getByText(/^Карточки пока пусты\./)).toBeVisible();
    // An empty one says what to do first.
    await expect(canvas.getByRole('link', { name: /вопросы ассистента$/ })).toHaveAttribute('href', '/chat?product=p');
  },
});

export const Strategy = meta.story({
  name: 'Пустой там, где ассистент не спрашивает',
  args: {
    products: [
      {
        id: 'p',
        name: 'Бот',
        description: '',
        cards: [],
        written: 0,
        all: 32,
        href: '/strategy?product=p',
        chatHref: null,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Карточки пока пусты\. Откройте продукт и\sнапишите/)).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
