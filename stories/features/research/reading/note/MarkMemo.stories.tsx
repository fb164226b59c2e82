import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { editForm, typeInto } from '#src/domain/core/editedForm.ts';
import { DONE, refused } from '#src/domain/core/outcome.ts';
import { MarkMemo, type MarkMemoProps } from '#src/features/research/reading/note/MarkMemo.tsx';
import { inBox } from '#stories/frames.tsx';

import { markOf } from '../sampleReading.ts';

const mark = markOf('Мы меняли расписание занятий', ['code-time'], 'Спросить, сколько это заняло');

const meta = preview.meta({
  id: 'features-research-reading-note-markmemo',
  title: 'Разделы/Исследования/Заметка к отметке · MarkMemo (мемо, комментарий)',
  component: MarkMemo,
  parameters: {
    docs: {
      description: {
        component:
          'Заметка исследователя к отмеченным словам. Набранное не теряется: ни когда отметку свернули, ни когда в другой вкладке записали другое.',
      },
    },
  },
  // Each run begins with nothing typed.
  beforeEach: ({ args }) => args.drafts.clear(),
  args: { mark, drafts: new Map(), onNote: fn<MarkMemoProps['onNote']>(() => Promise.resolve(DONE)) },
  decorators: [inBox({ width: 264 })],
});

export const Stored = meta.story({
  name: 'Записана: пока ничего не изменили, и сохранять нечего',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Заметка' })).toHaveValue(mark.note);
    await expect(canvas.queryByRole('button', { name: 'Сохранить заметку' })).not.toBeInTheDocument();
  },
});

export const Refused = meta.story({
  name: 'Не сохранилась: набранное остаётся, и сказано почему',
  args: {
    onNote: fn<MarkMemoProps['onNote']>(() => Promise.resolve(refused('Этой записи больше нет.'))),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Заметка' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить заметку' }));
    await expect(await canvas.findByText('Этой записи больше нет.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Заметка' })).toHaveValue(`${mark.note}!`);
    await expect(args.drafts.get(mark.id)?.values.note).toBe(`${mark.note}!`);
  },
});

export const TwoTabs = meta.story({
  name: 'В другой вкладке записали другое: видно то и другое, выбирает человек',
  beforeEach: ({ args }) => {
    args.drafts.set(mark.id, typeInto(editForm({ note: '' }), { note: 'Переспросить о неделях' }));
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Заметка' })).toHaveValue('Переспросить о неделях');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить заметку' }));
    await expect(args.onNote).not.toHaveBeenCalled();
    await expect(canvas.getByText(mark.note)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Заметка: оставить своё' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить заметку' }));
    await expect(args.onNote).toHaveBeenCalledWith(mark, 'Переспросить о неделях');
    await expect(args.drafts.has(mark.id)).toBe(false);
  },
});
