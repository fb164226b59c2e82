import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import { OkrCard } from '#src/features/boards/okr/OkrCard.tsx';
import { productBoard } from '#src/samples/boards/board-product.ts';

const meta = preview.meta({
  id: 'features-boards-okr-okrcard',
  title: 'Разделы/Видение и стратегия/Карточка OKR · OkrCard (цели)',
  component: OkrCard,
  parameters: {
    docs: {
      description: {
        component: 'Карточка «OKR»: цели с ключевыми результатами — сколько было, сколько будет, где сейчас.',
      },
    },
  },
  args: {
    title: 'OKR',
    content: productBoard.cards.okr?.content ?? '',
    hint: 'Цели и ключевые результаты: было, станет, сейчас',
    onSave: fn(() => Promise.resolve(DONE)),
  },
});

export const Sample = meta.story({
  name: 'Цели, результаты и движение к ним',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(canvas.getByText(/9 → 6\s%, сейчас 8 · 33\s%/)).toBeVisible();
    await expect(canvas.getByText('без чисел')).toBeVisible();
  },
});

export const Edited = meta.story({
  name: 'Правка по полям, числа по-русски, неверное не сохраняется',
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    // The form is fetched with the first of them.
    await canvas.findAllByRole('textbox');
    const [now] = canvas.getAllByRole('textbox', { name: 'Сейчас' });
    if (!now) throw new Error('no field');
    await step('Недописанное число названо и не сохраняется', async () => {
      await userEvent.clear(now);
      await userEvent.type(now, '38,');
      await expect(now).toHaveAccessibleDescription('Введите числа, например 12,5');
      await userEvent.click(canvas.getByRole('button', { name: /^Сохранить/ }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Проверьте числа');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('Верное сохраняется текстом', async () => {
      await userEvent.type(now, '5');
      await userEvent.click(canvas.getByRole('button', { name: 'Добавить цель' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Удалить цель 3' }));
      await userEvent.click(canvas.getByRole('button', { name: /^Сохранить/ }));
      await expect(args.onSave).toHaveBeenCalledWith(
        expect.stringContaining('- КР 1. Команд с еженедельным разбором: с 19 до 45, сейчас 38,5\n- КР 2.'),
        args.content,
      );
    });
  },
});

export const Rows = meta.story({
  name: 'Строки добавляют и удаляют с клавиатуры: фокус не теряется',
  play: async ({ canvas, userEvent, step }) => {
    const button = (name: string | RegExp) => canvas.getByRole('button', { name });
    await userEvent.click(button(/^Редактировать/));
    // The form is fetched with the first of them.
    await canvas.findAllByRole('textbox');
    await step('Добавленная строка ждёт текста', async () => {
      button('Добавить результат к цели 2').focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getAllByRole('textbox', { name: 'Ключевой результат 3' })[1]).toHaveFocus();
      button('Добавить цель').focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getAllByRole('textbox', { name: 'Чего хотим достичь' })[2]).toHaveFocus();
    });
    await step('После удаления — следующая строка, за ней прежняя, наконец «Добавить»', async () => {
      button('Удалить результат 1 цели 2').focus();
      await userEvent.keyboard('{Enter}');
      await expect(button('Удалить результат 1 цели 2')).toHaveFocus();
      button('Удалить цель 3').focus();
      await userEvent.keyboard('{Enter}');
      await expect(button('Удалить цель 2')).toHaveFocus();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(button('Добавить цель')).toHaveFocus();
    });
  },
});

export const Named = meta.story({
  name: 'У каждой кнопки своё имя, «OKR» помечен как английский',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    // The form is fetched with the first of them.
    await canvas.findAllByRole('textbox');
    const names = canvas
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    await expect(new Set(names).size).toBe(names.length);
    await expect(canvas.getByRole('button', { name: 'Сохранить: OKR' })).toBeVisible();
    await expect(canvas.getByText('OKR', { selector: 'h2 > [lang=en]' })).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Пустая: одна цель и один результат',
  args: { content: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    // The form is fetched with the first of them.
    await canvas.findAllByRole('textbox');
    await expect(await canvas.findByRole('textbox', { name: 'Чего хотим достичь' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Ключевой результат 1' })).toBeVisible();
  },
});

export const FreeText = meta.story({ name: 'Свободный текст остаётся текстом', args: { content: 'Вырасти вдвое.' } });

export const Mobile = meta.story({
  name: 'На телефоне, правка',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    // The form is fetched with the first of them.
    await canvas.findAllByRole('textbox');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
