import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CANVAS_FIELDS, type CanvasFieldKind } from '#src/domain/experiments/canvas.ts';
import { CanvasFieldInput } from '#src/patterns/form/CanvasFieldInput.tsx';
import { experiments } from '#src/samples/experiments.ts';
import { keeping } from '#stories/keeping.tsx';

const [experiment] = experiments;
if (!experiment) throw new Error('no sample experiment');

/** The first field of a kind, with what the sample says there. */
function sample(kind: CanvasFieldKind) {
  const field = CANVAS_FIELDS.find((one) => one.kind === kind);
  if (!field || !experiment) throw new Error(`no field of kind ${kind}`);
  return { field, value: experiment[field.field] };
}

const Demo = keeping(CanvasFieldInput, { value: 'onChange' });

const meta = preview.meta({
  id: 'patterns-form-canvasfieldinput',
  title: 'Приёмы/Поле канваса · CanvasFieldInput',
  component: CanvasFieldInput,
  args: { ...sample('line'), onChange: fn() },
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

export const Text = meta.story({ name: 'Несколько строк', args: sample('text') });

export const Format = meta.story({
  name: 'Формат: выбор из пяти, неизвестный не теряется',
  args: { ...sample('format'), value: 'Дневниковое исследование' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: /^Формат/ });
    await expect(field).toHaveValue('Дневниковое исследование');
    await userEvent.selectOptions(field, 'Опрос');
    await expect(args.onChange).toHaveBeenLastCalledWith('Опрос');
  },
});

export const CalendarDate = meta.story({ name: 'Дата', args: { ...sample('date'), required: true } });

export const Wrong = meta.story({
  name: 'Заполнено неверно',
  args: { value: '', required: true, error: 'Назовите эксперимент' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Назовите эксперимент/);
  },
});
