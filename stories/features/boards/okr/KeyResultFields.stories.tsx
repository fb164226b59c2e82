import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { KeyResultFields } from '#src/features/boards/okr/KeyResultFields.tsx';

const RESULT = { text: 'Отток', from: '9', to: '6', now: '8', unit: '%' };

const meta = preview.meta({
  id: 'features-boards-okr-keyresultfields',
  title: 'Разделы/Видение и стратегия/Поля ключевого результата · KeyResultFields',
  component: KeyResultFields,
  parameters: {
    docs: { description: { component: 'Поля ключевого результата; бессмысленное число названо под ними.' } },
  },
  args: { goal: 1, number: 2, result: RESULT, onWords: fn(), onChange: fn(), onRemove: fn() },
});

export const Filled = meta.story({
  name: 'Заполнен: меняют и удаляют',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Цель 1, результат 2' })).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ключевой результат 2' }), '!');
    await expect(args.onChange).toHaveBeenCalledWith({ ...RESULT, text: 'Отток!' });
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить результат 2 цели 1' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const Wrong = meta.story({
  name: 'Недописанное число названо под полями',
  args: { result: { ...RESULT, now: '8,' } },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Сейчас' })).toHaveAccessibleDescription(/Введите числа/),
});
