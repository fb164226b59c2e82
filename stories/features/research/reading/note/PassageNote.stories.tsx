import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { refused } from '#src/domain/core/outcome.ts';
import { PassageNote } from '#src/features/research/reading/note/PassageNote.tsx';
import { inBox } from '#stories/frames.tsx';

import { acts, codesById, passageOf } from '../sampleReading.ts';

const coded = passageOf('Мы меняли расписание занятий');

const meta = preview.meta({
  id: 'features-research-reading-note-passagenote',
  title: 'Разделы/Исследования/Отметка на полях · PassageNote',
  component: PassageNote,
  parameters: {
    docs: {
      description: { component: 'Отмеченные слова: строка на полях, которая раскрывается в то, что из них выросло.' },
    },
  },
  args: { passage: coded, codes: codesById, open: false, onOpenChange: fn(), memos: new Map(), acts },
  // Each run begins with nothing typed.
  beforeEach: ({ args }) => args.memos.clear(),
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
    await step('Вид слов называют и убирают', async () => {
      const kind = canvas.getByRole('combobox', { name: 'Вид слов' });
      await expect(kind).toHaveDisplayValue('Не указан');
      await userEvent.selectOptions(kind, 'Обходной путь');
      await expect(args.acts.onKind).toHaveBeenLastCalledWith(coded, 'workaround');
      await userEvent.selectOptions(kind, 'Не указан');
      await expect(args.acts.onKind).toHaveBeenLastCalledWith(coded, null);
    });
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

export const Grave = meta.story({
  name: 'Мешает или останавливает: острота стоит рядом с видом',
  args: { passage: { ...coded, kind: 'pain', severity: 'blocking' }, open: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('button', { name: /^Нехватка времени, трудность \(останавливает\): / }),
    ).toBeVisible();
    const severity = canvas.getByRole('combobox', { name: 'Острота' });
    await expect(severity).toHaveDisplayValue('Останавливает');
    await userEvent.selectOptions(severity, 'Терпимо');
    await expect(args.acts.onSeverity).toHaveBeenLastCalledWith(args.passage, 'minor');
  },
});

export const Grown = meta.story({
  name: 'Вдали от текста: слова, что из них выросло, и дорога к ним',
  args: {
    passage: {
      ...passageOf('Спасибо вам.'),
      kind: 'need',
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
    await expect(canvas.getByRole('button', { name: /Инсайт, против гипотезы, потребность$/ })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Вид слов' })).toHaveDisplayValue('Потребность');
    const link = canvas.getByRole('link', { name: 'Шаблон помогает начать' });
    await expect(link).toHaveAttribute('href', acts.hypothesisHref('h'));
    await userEvent.click(canvas.getByRole('button', { name: 'Показать в тексте' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
});
