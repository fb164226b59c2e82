import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import { Unfolded } from '#src/patterns/list/Unfolded.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const meta = preview.meta({
  id: 'patterns-list-unfolded',
  title: 'Приёмы/Содержимое раскрытого ряда · Unfolded',
  component: Unfolded<string>,
  args: {
    of: ready('Интервью с методистом, 40 минут') as Loadable<string>,
    waiting: <Skeleton height={120} />,
    failedTitle: 'Заметка не открылась',
    onRetry: fn(),
    children: (text: string) => <p>{text}</p>,
  },
});

export const Ready = meta.story({
  name: 'Прочитано',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Интервью с методистом, 40 минут')).toBeVisible();
  },
});

export const Waiting = meta.story({ name: 'Читается', args: { of: LOADING } });

export const Failed = meta.story({
  name: 'Не открылось: сказано почему, можно повторить',
  args: { of: failed('Этой заметки больше нет.') },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Этой заметки больше нет.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
