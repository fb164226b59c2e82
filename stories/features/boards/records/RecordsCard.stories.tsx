import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import { RecordsCard } from '#src/features/boards/records/RecordsCard.tsx';
import { marketingBoard } from '#src/samples/boards/board-marketing.ts';
import { fits } from '#stories/checks.ts';

const meta = preview.meta({
  id: 'features-boards-records-recordscard',
  title: 'Разделы/Видение и стратегия/Сегменты и тарифы · RecordsCard',
  component: RecordsCard,
  parameters: {
    docs: {
      description: {
        component:
          'Карточка из нескольких однородных вещей — сегментов, тарифов: у каждой имя, число и что о ней сказано; правится по полям, хранится таблицей.',
      },
    },
  },
  args: {
    field: 'segments' as const,
    title: 'Сегменты',
    content: marketingBoard.cards.segments?.content ?? '',
    hint: 'Кому говорим и в какой доле',
    onSave: fn((_content: string, _over: string) => Promise.resolve(DONE)),
  },
});

export const Segments = meta.story({
  name: 'Список, набранный раньше, читается как сегменты с долями',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getByRole('heading', { name: /Продакты EdTech\s*45\s%/ })).toBeVisible();
  },
});

export const Pricing = meta.story({
  name: 'Тарифы с ценой и примечанием',
  args: {
    field: 'pricing' as const,
    title: 'Ценообразование',
    content: marketingBoard.cards.pricing?.content ?? '',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /«Команда»\s*147/ })).toBeVisible();
    await expect(canvas.getByText(/^НДС включён/)).toBeVisible();
  },
});

export const Edited = meta.story({
  name: 'Добавлен сегмент: хранится таблицей, прежние слова на месте',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Добавить сегмент' }));
    await userEvent.keyboard('Студии');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    const [[text = ''] = []] = args.onSave.mock.calls;
    await expect(text).toMatch(/^\| Сегмент \| Доля \| Кто это \| Что им нужно \| Заметка \|/);
    await expect(text).toContain('| Студии |');
    await expect(text).toContain('упор на рекомендации');
  },
});

export const Empty = meta.story({
  name: 'Пустая: поля готовы',
  args: { content: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await expect(await canvas.findByRole('group', { name: 'Сегмент 1' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Доля' })).toHaveValue('');
  },
});

export const FreeText = meta.story({
  name: 'Свободный текст остаётся текстом',
  args: { content: 'Говорим со всеми, кто слышит.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 3 })).toBeNull();
  },
});

export const Phone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: () => fits(),
});
