import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PassageGroupsBar } from '#src/features/research/across/PassageGroupsBar.tsx';
import { underFinger } from '#stories/checks.ts';

import { groups } from './sampleGroups.ts';

const meta = preview.meta({
  id: 'features-research-across-passagegroupsbar',
  title: 'Разделы/Исследования/Выбранные цитаты · PassageGroupsBar',
  component: PassageGroupsBar,
  parameters: {
    docs: { description: { component: 'Что делают с несколькими цитатами сразу: сколько выбрано, в какую группу.' } },
  },
  args: { count: 3, grouped: true, groups, onPut: fn(), onNewGroup: fn(), onClear: fn() },
});

export const Several = meta.story({
  name: 'Сколько выбрано, и куда их',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Выбрано: 3\sцитаты$/);
    const choose = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Выбранные в группу…' }));
      await userEvent.click(await screen.findByRole('menuitem', { name }));
    };
    await choose('Дорого');
    await expect(args.onPut).toHaveBeenLastCalledWith(groups[1]);
    await choose('Убрать из групп');
    await expect(args.onPut).toHaveBeenLastCalledWith(null);
    await choose('Новая группа…');
    await expect(args.onNewGroup).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Снять выбор' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

export const Nothing = meta.story({
  name: 'Ничего не выбрано: панели нет, место для слов остаётся',
  args: { count: 0, grouped: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Phone = meta.story({
  name: 'На телефоне под большой палец',
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvas }) => underFinger(canvas.getByRole('button', { name: 'Снять выбор' })),
});
