import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { BoardActions } from '#src/features/boards/BoardActions.tsx';

const meta = preview.meta({
  id: 'features-boards-boardactions',
  title: 'Разделы/Видение и стратегия/Действия с доской · BoardActions',
  component: BoardActions,
  parameters: { docs: { description: { component: 'Действия с целой доской: обновить из интервью и скачать.' } } },
  args: { onRefresh: fn(), onExport: fn(() => Promise.resolve()) },
});

export const Ready = meta.story({
  name: 'Обновить и скачать',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить из интервью' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PNG' }));
    await waitFor(() => expect(args.onExport).toHaveBeenLastCalledWith('png', expect.any(AbortSignal)));
  },
});

export const Disabled = meta.story({ name: 'Доска ещё не открылась', args: { disabled: true } });
