import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import { CompetitorMapCard } from '#src/features/boards/table/CompetitorMapCard.tsx';
import { marketBoard } from '#src/samples/boards/board-market.ts';
import { fits } from '#stories/checks.ts';

const meta = preview.meta({
  id: 'features-boards-table-competitormapcard',
  title: 'Разделы/Видение и стратегия/Карта конкурентов · CompetitorMapCard (таблица)',
  component: CompetitorMapCard,
  parameters: {
    docs: {
      description: {
        component:
          'Карточка «Карта конкурентов»: таблица, которую правят таблицей; хранится текстом Markdown, как и раньше.',
      },
    },
  },
  args: {
    title: 'Карта конкурентов',
    content: marketBoard.cards.competitorMap?.content ?? '',
    hint: 'Чем ещё решают эту задачу и чего им не хватает',
    onSave: fn((_content: string, _over: string) => Promise.resolve(DONE)),
  },
});

export const Sample = meta.story({
  name: 'Таблица и слова под ней',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    await expect(canvas.getByText(/^Самый частый соперник/)).toBeVisible();
  },
});

export const Edited = meta.story({
  name: 'Правится по клеткам, хранится той же таблицей',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    const cell = await canvas.findByRole('textbox', { name: 'Агентства: Дают проверить вывод' });
    await userEvent.clear(cell);
    await userEvent.type(cell, 'да | но дорого');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    const [[text = ''] = []] = args.onSave.mock.calls;
    await expect(text).toContain(String.raw`| Агентства | да | да \| но дорого | нет |`);
    await expect(text).toMatch(/\n\nСамый частый соперник/);
  },
});

export const FreeText = meta.story({
  name: 'Текст без таблицы остаётся текстом',
  args: { content: 'Главный соперник — привычка.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await expect(await canvas.findByText(/правится как текст/)).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Оформление: Карта конкурентов' })).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Пустая: столбцы предложены, ничего не записано',
  args: { content: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await expect(await canvas.findByRole('textbox', { name: 'Название столбца 1' })).toHaveValue('Конкурент');
    await expect(await canvas.findByRole('textbox', { name: 'Название столбца 1' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Сохранить/ }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

export const Phone = meta.story({
  name: 'На телефоне таблица листается сама, страница — нет',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await canvas.findByRole('textbox', { name: 'Название столбца 1' });
    await fits();
  },
});
