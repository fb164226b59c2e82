import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FactorRow } from '#src/features/boards/canvas/FactorRow.tsx';

const meta = preview.meta({
  id: 'features-boards-canvas-factorrow',
  title: 'Разделы/Видение и стратегия/Строка фактора · FactorRow',
  component: FactorRow,
  parameters: { docs: { description: { component: 'Фактор и оценка каждого, кого сравнивают.' } } },
  args: {
    factor: { name: 'Цена', scores: [4] },
    at: 0,
    competitors: ['Ориентир', 'Таблицы'],
    onChange: fn(),
    onRemove: fn(),
  },
  render: (args) => (
    <table>
      <tbody>
        <FactorRow {...args} />
      </tbody>
    </table>
  ),
});

export const Scored = meta.story({
  name: 'Оценка каждому; у второго её ещё нет',
  play: async ({ args, canvas, userEvent }) => {
    const second = canvas.getByRole('combobox', { name: 'Цена: Таблицы' });
    await expect(second).toHaveValue('');
    await userEvent.selectOptions(second, '2');
    await expect(args.onChange).toHaveBeenCalledWith({ scores: [4, 2] });
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить фактор Цена' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});
