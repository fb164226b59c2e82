import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { OkrEditor } from '#src/features/boards/okr/OkrEditor.tsx';
import { keeping } from '#stories/keeping.tsx';

/** Keeps what is typed, as the card does. */
const Demo = keeping(OkrEditor, { value: 'onChange' });

const meta = preview.meta({
  id: 'features-boards-okr-okreditor',
  title: 'Разделы/Видение и стратегия/Правка целей и результатов · OkrEditor',
  component: OkrEditor,
  parameters: {
    docs: {
      description: {
        component: 'Цели и ключевые результаты формой: их добавляют и убирают, и фокус остаётся среди них.',
      },
    },
  },
  args: { title: 'OKR', value: '', onChange: fn() },
  render: (args) => <Demo {...args} />,
});

export const Empty = meta.story({
  name: 'Пустая: цель и результат пишут с начала',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Чего хотим достичь' }), 'Расти');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('Расти'), undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить цель' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Чего хотим достичь' })[1]).toHaveFocus();
  },
});

export const Bold = meta.story({
  name: 'Жирное слово: кнопкой и Ctrl + B, в том поле, которое правили',
  args: { value: '**Цель.** Расти\n\n- КР 1. Отток: с 9 до 6 %' },
  play: async ({ args, canvas, userEvent }) => {
    const result = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Ключевой результат 1' });
    await userEvent.click(result);
    result.select();
    await userEvent.click(canvas.getByRole('button', { name: 'Жирный: OKR' }));
    await expect(result).toHaveValue('**Отток**');
    const goal = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Чего хотим достичь' });
    await userEvent.click(goal);
    goal.select();
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(goal).toHaveValue('**Расти**');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.stringMatching(/^\*\*Цель\.\*\* \*\*Расти\*\*\n\n- КР 1\. \*\*Отток\*\*: с 9 до 6/),
      undefined,
    );
    // A field of one line has no lists and no tables.
    await expect(canvas.queryByRole('button', { name: 'Список: OKR' })).toBeNull();
  },
});
