import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RecordFields } from '#src/features/boards/records/RecordFields.tsx';

const meta = preview.meta({
  id: 'features-boards-records-recordfields',
  title: 'Разделы/Видение и стратегия/Поля записи · RecordFields',
  component: RecordFields,
  parameters: {
    docs: { description: { component: 'Поля одной вещи из нескольких: имя, число и что о ней сказано.' } },
  },
  args: {
    name: 'Сегмент 1',
    labels: ['Сегмент', 'Доля', ''],
    cells: ['Продакты', '45 %', 'Ищут ритм'],
    onChange: fn(),
    onMove: undefined,
    onRemove: fn(),
  },
});

export const First = meta.story({
  name: 'Первая запись: выше некуда; у поля без имени — номер',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: /^Выше/ })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Поле 3' }), '!');
    await expect(args.onChange).toHaveBeenCalledWith(2, 'Ищут ритм!');
  },
});
