import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { BoardSigns } from '#src/features/boards/BoardSigns.tsx';

const meta = preview.meta({
  id: 'features-boards-boardsigns',
  title: 'Разделы/Видение и стратегия/Показать и история · BoardSigns',
  component: BoardSigns,
  parameters: {
    docs: {
      description: {
        component:
          'Что ещё делают с доской общей компании: показывают снаружи и смотрят историю. На телефоне стоят рядом с названием экрана.',
      },
    },
  },
  args: { boardId: 'vision' as const, onShow: fn() },
});

export const Shared = meta.story({
  name: 'Общая компания: показать снаружи',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать снаружи' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({
  name: 'Доска ещё открывается',
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Показать снаружи' })).toBeDisabled();
  },
});
