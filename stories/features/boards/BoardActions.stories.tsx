import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { BoardActions } from '#src/features/boards/BoardActions.tsx';

const meta = preview.meta({
  id: 'features-boards-boardactions',
  title: 'Разделы/Видение и стратегия/Действия с доской · BoardActions',
  component: BoardActions,
  args: { onRefresh: fn(), onExport: fn(() => Promise.resolve()) },
});

export const Ready = meta.story({
  name: 'Обновить и скачать',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить из интервью' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
    for (const format of ['PDF', 'XLSX', 'PNG']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Скачать' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: format }));
      await waitFor(() => expect(args.onExport).toHaveBeenLastCalledWith(format.toLowerCase()));
    }
  },
});

export const Working = meta.story({
  name: 'Файл готовится',
  args: { onExport: fn(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Скачать/ })).toHaveAttribute('aria-busy', 'true'));
  },
});

export const Disabled = meta.story({ name: 'Доска ещё не открылась', args: { disabled: true } });
