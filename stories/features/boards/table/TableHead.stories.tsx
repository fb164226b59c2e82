import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TableHead } from '#src/features/boards/table/TableHead.tsx';

const meta = preview.meta({
  id: 'features-boards-table-tablehead',
  title: 'Разделы/Видение и стратегия/Шапка таблицы · TableHead',
  component: TableHead,
  parameters: {
    docs: { description: { component: 'Шапка таблицы, которую правят: имя каждого столбца и что с ним сделать.' } },
  },
  args: { names: ['Кто', 'Цена'], onRename: fn(), onMove: fn(), onRemove: fn() },
  render: (args) => (
    <table>
      <TableHead {...args} />
    </table>
  ),
});

export const Moved = meta.story({
  name: 'Столбец переставляют и убирают из меню',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Столбец Цена: что сделать' }));
    await expect(await screen.findByRole('menuitem', { name: 'Правее' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Левее' }));
    await expect(args.onMove).toHaveBeenCalledWith(1, 0);
  },
});
