import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { PassageNote } from '#src/features/research/reading/PassageNote.tsx';
import { inBox } from '#stories/frames.tsx';

import { acts, codesById, passageOf } from './sampleReading.ts';

const coded = passageOf('Мы меняли расписание занятий');

const meta = preview.meta({
  id: 'features-research-reading-passagenote',
  title: 'Разделы/Исследования/Отметка на полях · PassageNote',
  component: PassageNote,
  args: { passage: coded, codes: codesById, open: false, onOpenChange: fn(), acts },
  decorators: [inBox({ width: 264 })],
});

export const Folded = meta.story({
  name: 'Свёрнута: что это, одной строкой',
  play: async ({ args, canvas, userEvent }) => {
    const line = canvas.getByRole('button', { name: /^Нехватка времени: «Мы меняли/ });
    await expect(line).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(line);
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
});

export const Open = meta.story({
  name: 'Раскрыта: код, заметка, удаление',
  args: { open: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('link', { name: 'Нехватка времени' })).toHaveAttribute(
      'href',
      '/?view=codes&code=code-time',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Снять код «Нехватка времени»' }));
    await expect(args.acts.onTakeCode).toHaveBeenCalledWith(coded.mark, codesById.get('code-time'));
    await step('Не сохранённая заметка остаётся, и сказано почему', async () => {
      acts.onNote.mockResolvedValueOnce(refused('Этой записи больше нет.'));
      await userEvent.type(canvas.getByRole('textbox', { name: 'Заметка' }), '!');
      await userEvent.click(canvas.getByRole('button', { name: 'Сохранить заметку' }));
      await expect(await canvas.findByText('Этой записи больше нет.')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Заметка' })).toHaveValue('Спросить, сколько это заняло!');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить отметку' }));
    await expect(args.acts.onRemoveMark).toHaveBeenCalledWith(coded.mark);
  },
});

export const Grown = meta.story({
  name: 'Вдали от текста: слова, что из них выросло, и дорога к ним',
  args: {
    passage: {
      ...passageOf('Спасибо вам.'),
      insights: [{ key: 'one', text: 'Люди благодарны, когда их слушают' }],
      hypotheses: [{ id: 'h', key: 'q', text: 'Шаблон помогает начать', stance: 'against' }],
    },
    open: true,
    withWords: true,
    onShow: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Люди благодарны, когда их слушают')).toBeVisible();
    await expect(canvas.getByText('Против гипотезы')).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Шаблон помогает начать' });
    await expect(link).toHaveAttribute('href', acts.hypothesisHref('h'));
    await userEvent.click(canvas.getByRole('button', { name: 'Показать в тексте' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
});
