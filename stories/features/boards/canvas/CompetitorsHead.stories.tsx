import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CompetitorsHead } from '#src/features/boards/canvas/CompetitorsHead.tsx';

const meta = preview.meta({
  id: 'features-boards-canvas-competitorshead',
  title: 'Разделы/Видение и стратегия/Конкуренты в шапке таблицы · CompetitorsHead',
  component: CompetitorsHead,
  parameters: {
    docs: {
      description: {
        component:
          'Шапка таблицы, в которой правят стратегическую канву: столбец — это тот, кого сравнивают. Первый столбец — мы сами, его не удалить.',
      },
    },
  },
  args: { names: ['Ориентир', 'Таблицы', ''], onRename: fn(), onRemove: fn() },
  render: (args) => (
    <table>
      <CompetitorsHead {...args} />
    </table>
  ),
});

export const Sample = meta.story({
  name: 'Себя не удаляют, безымянного называют номером',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Мы: как назвать' }), '!');
    await expect(args.onRename).toHaveBeenCalledWith(0, 'Ориентир!');
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить конкурента 2' }));
    await expect(args.onRemove).toHaveBeenCalledWith(2);
  },
});
