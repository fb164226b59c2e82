import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { BacklogHead } from '#src/features/experiments/backlog/BacklogHead.tsx';

const meta = preview.meta({
  id: 'features-experiments-backlog-backloghead',
  title: 'Разделы/Эксперименты/Заголовок бэклога · BacklogHead',
  component: BacklogHead,
  parameters: { docs: { description: { component: '«Бэклог гипотез»: заголовок, который его раскрывает.' } } },
  args: { open: false, panel: 'panel', count: 15 as number | null, onOpenChange: fn() },
});

export const Folded = meta.story({
  name: 'Свёрнут: раскрывается',
  play: async ({ args, canvas, userEvent }) => {
    const head = canvas.getByRole('button', { name: 'Бэклог гипотез (15)' });
    await expect(head).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(head);
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
});

export const Unknown = meta.story({
  name: 'Сколько гипотез, ещё неизвестно',
  args: { count: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Бэклог гипотез' })).toBeVisible();
  },
});
