import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ShowAll, type ShowAllProps } from '#src/features/tactics/ShowAll.tsx';
import { underFinger } from '#stories/checks.ts';

const numbers = Array.from({ length: 40 }, (_, index) => `Строка ${index + 1}`);

const meta = preview.meta({
  id: 'features-tactics-showall',
  title: 'Разделы/Тактика/Кнопка «Показать все» · ShowAll',
  component: ShowAll,
  parameters: {
    docs: {
      description: {
        component:
          'Первые несколько из списка и кнопка, которая показывает остальные; она держит фокус и остаётся на виду.',
      },
    },
  },
  args: {
    items: numbers,
    limit: 2,
    noun: ['все', 'цитаты'],
    children: (shown) => (
      <ul>
        {shown.map((text) => (
          <li key={String(text)}>{String(text)}</li>
        ))}
      </ul>
    ),
  } satisfies ShowAllProps<unknown>,
});

export const Folded = meta.story({
  name: 'Первые две; кнопка показывает остальные и держит фокус',
  play: async ({ canvas, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Показать все цитаты (40)' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await step('Показать', async () => {
      await userEvent.click(button);
      await expect(canvas.getAllByRole('listitem')).toHaveLength(40);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveFocus();
    });
    await step('Свернуть: кнопка остаётся на экране', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await expect(button).toHaveFocus();
      const { top, bottom } = button.getBoundingClientRect();
      await expect(top >= 0 && bottom <= window.innerHeight).toBe(true);
    });
  },
});

export const Named = meta.story({
  name: 'Коротко, но не целиком: по-русски и о чём',
  args: { noun: ['весь', 'контекст'], items: numbers.slice(0, 2), cut: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать контекст целиком' }));
    await expect(canvas.getByRole('button', { name: 'Свернуть контекст' })).toHaveFocus();
  },
});

export const Few = meta.story({
  name: 'Показывать больше нечего: кнопки нет',
  args: { items: numbers.slice(0, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Phone = meta.story({
  name: 'На телефоне под большой палец',
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvas }) => underFinger(canvas.getByRole('button')),
});
