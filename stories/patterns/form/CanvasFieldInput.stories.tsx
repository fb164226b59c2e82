import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CanvasFieldInput } from '#src/patterns/form/CanvasFieldInput.tsx';
import { keeping } from '#stories/keeping.tsx';

import { fieldOf } from '../sampleCanvas.ts';

const Demo = keeping(CanvasFieldInput, { value: 'onChange' });

const meta = preview.meta({
  id: 'patterns-form-canvasfieldinput',
  title: 'Приёмы/Поле канваса · CanvasFieldInput',
  component: CanvasFieldInput,
  args: { ...fieldOf('line'), onChange: fn() },
  render: (args) => <Demo {...args} />,
});

export const Line = meta.story({
  name: 'Одна строка',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: /^Название эксперимента/ });
    await expect(field).toHaveAccessibleDescription(args.field.hint);
    await userEvent.clear(field);
    await userEvent.type(field, 'Вебинар');
    await expect(args.onChange).toHaveBeenLastCalledWith('Вебинар');
  },
});

export const Text = meta.story({ name: 'Несколько строк', args: fieldOf('text') });

export const Format = meta.story({
  name: 'Формат: выбор из пяти, неизвестный не теряется',
  args: { ...fieldOf('format'), value: 'Дневниковое исследование' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /^Формат/ });
    await expect(field).toHaveValue('Дневниковое исследование');
    await userEvent.selectOptions(field, 'Опрос');
    await expect(args.onChange).toHaveBeenLastCalledWith('Опрос');
  },
});

export const CalendarDate = meta.story({ name: 'Дата', args: { ...fieldOf('date'), required: true } });

export const Wrong = meta.story({
  name: 'Заполнено неверно',
  args: { value: '', required: true, error: 'Назовите эксперимент' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Назовите эксперимент/);
  },
});
