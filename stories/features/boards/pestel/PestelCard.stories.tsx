import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import { PestelCard } from '#src/features/boards/pestel/PestelCard.tsx';
import { marketBoard } from '#src/samples/boards/board-market.ts';

const meta = preview.meta({
  id: 'features-boards-pestel-pestelcard',
  title: 'Разделы/Видение и стратегия/Карточка PESTEL-анализа · PestelCard',
  component: PestelCard,
  parameters: {
    docs: {
      description: { component: 'Карточка «PESTEL-анализ»: шесть подписанных частей; хранится простым текстом.' },
    },
  },
  args: {
    title: 'PESTEL-анализ',
    content: marketBoard.cards.pestel?.content ?? '',
    hint: 'Шесть внешних сил, по строке о каждой',
    onSave: fn(() => Promise.resolve(DONE)),
  },
});

export const Sample = meta.story({
  name: 'Шесть частей с подписями',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Политика',
      'Экономика',
      'Общество',
      'Технологии',
      'Экология',
      'Право',
    ]);
  },
});

export const Edited = meta.story({
  name: 'Шесть полей, хранится простой текст',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    const field = await canvas.findByRole('textbox', { name: 'Экология' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Меньше поездок ');
    await expect(field).toHaveValue('Меньше поездок ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(savedText(args.onSave)).toContain('**Экология.** Меньше поездок\n**Право.**');
  },
});

/** The text of the only call. */
function savedText(onSave: unknown): string {
  return (onSave as { mock: { calls: [[string]] } }).mock.calls[0][0];
}

export const Formatted = meta.story({
  name: 'Жирное и список — в той части, которую правили',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    const field = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Экология' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Поездки');
    field.select();
    await userEvent.click(canvas.getByRole('button', { name: /^Жирный: / }));
    await userEvent.click(canvas.getByRole('button', { name: /^Список: / }));
    await expect(field).toHaveValue('- **Поездки**');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(savedText(args.onSave)).toContain('**Экология.**\n- **Поездки**\n**Право.**');
  },
});

export const FreeText = meta.story({
  name: 'Свободный текст остаётся текстом',
  args: { content: 'Главное — закупки требуют хранить данные в России.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('term')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await expect(await canvas.findByRole('textbox', { name: 'PESTEL-анализ' })).toBeVisible();
    await expect(canvas.getByText(/правится как текст/)).toBeVisible();
  },
});

export const Empty = meta.story({
  name: 'Пустая: поля готовы',
  args: { content: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Редактировать/ }));
    await expect(await canvas.findAllByRole('textbox')).toHaveLength(6);
    await userEvent.click(canvas.getByRole('button', { name: /^Править текстом/ }));
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
});

export const Mobile = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
