import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE } from '#src/domain/core/outcome.ts';
import type { CardForm } from '#src/patterns/form/cardForm.ts';
import { InlineTextEditor } from '#src/patterns/inline/InlineTextEditor.tsx';
import { TextField } from '#src/ui/field/TextField.tsx';

const TEXT = 'Найти собеседников за дни';

/** One field for a text of one line. */
const LINE: CardForm = {
  understands: (content) => !content.includes('\n'),
  View: ({ content }) => <p>{content}</p>,
  Editor: ({ title, value, onChange }) => (
    <TextField
      label={`${title}, одной строкой`}
      value={value}
      onChange={(event) => onChange(event.target.value, event.target.value === '' ? 'Впишите хоть слово.' : '')}
    />
  ),
};

const meta = preview.meta({
  id: 'patterns-inline-inlinetexteditor',
  title: 'Приёмы/Правка текста на месте · InlineTextEditor',
  component: InlineTextEditor,
  args: {
    title: 'Потребности пользователей',
    content: TEXT,
    hint: 'Что они пытаются сделать и что им мешает',
    onSave: fn(() => Promise.resolve(DONE)),
    onDraftChange: fn(),
    onDone: fn(),
    onCancel: fn(),
  },
});

export const Begun = meta.story({
  name: 'Начали сами: фокус в поле, курсор в конце',
  args: { begun: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Нетронутый текст не сохраняется второй раз', async () => {
      await expect(canvas.getByRole('textbox')).toHaveFocus();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(TEXT));
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('Escape отдаёт набранное, чтобы его можно было вернуть', async () => {
      await userEvent.keyboard('!{Escape}');
      await expect(args.onCancel).toHaveBeenCalledWith(expect.objectContaining({ values: { content: `${TEXT}!` } }));
    });
  },
});

export const ByFields = meta.story({
  name: 'По полям или текстом; неверное не сохранить',
  args: { form: LINE, begun: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Туда и обратно, фокус идёт следом', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Править текстом/ }));
      await expect(canvas.getByRole('textbox', { name: 'Потребности пользователей' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: /^Править по полям/ }));
      await expect(canvas.getByRole('textbox', { name: /одной строкой/ })).toHaveFocus();
    });
    await step('Причина названа', async () => {
      await userEvent.clear(canvas.getByRole('textbox'));
      await userEvent.click(canvas.getByRole('button', { name: /^Сохранить/ }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Впишите хоть слово.');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
  },
});

export const NotUnderstood = meta.story({
  name: 'Не раскладывается по полям: правится как текст',
  args: { form: LINE, content: 'Первая строка\nВторая' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('Первая строка\nВторая');
    await expect(canvas.queryByRole('button', { name: /^Править по полям/ })).toBeNull();
  },
});
