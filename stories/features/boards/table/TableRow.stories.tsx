import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TableRow } from '#src/features/boards/table/TableRow.tsx';

const meta = preview.meta({
  id: 'features-boards-table-tablerow',
  title: 'Разделы/Видение и стратегия/Строка таблицы · TableRow',
  component: TableRow,
  parameters: { docs: { description: { component: 'Строка таблицы, которую правят, и что с ней сделать.' } } },
  args: {
    cells: ['Агентства', '8 000 ₽'],
    row: 0,
    columns: ['Кто', 'Цена'],
    last: 2,
    onChange: fn(),
    onMove: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <table>
      <tbody>
        <TableRow {...args} />
      </tbody>
    </table>
  ),
});

export const First = meta.story({
  name: 'Первая строка: ниже можно, выше некуда',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Агентства: что сделать со строкой' }));
    await expect(await screen.findByRole('menuitem', { name: 'Выше' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ниже' }));
    await expect(args.onMove).toHaveBeenCalledWith(0, 1);
  },
});
