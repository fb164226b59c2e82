import { Columns3, List } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ViewSwitch, type ViewSwitchProps } from '#src/patterns/ViewSwitch.tsx';
import { keeping } from '#stories/keeping.tsx';

type View = 'list' | 'board';

/** Keeps the view as a screen does. */
const Kept = keeping(ViewSwitch<View>, { value: 'onValueChange' });

const args: ViewSwitchProps<View> = {
  views: [
    { view: 'list', label: 'Список', icon: <List /> },
    { view: 'board', label: 'Доска', icon: <Columns3 /> },
  ],
  value: 'list',
  onValueChange: fn(),
};

const meta = preview.meta({
  id: 'patterns-viewswitch',
  title: 'Приёмы/Переключатель вида · ViewSwitch',
  component: ViewSwitch<View>,
  args,
  render: (props) => <Kept {...props} />,
});

export const Switched = meta.story({
  name: 'Выбирают клавишами; выбранный отмечен',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Вид' })).toBeVisible();
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Список');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('board');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Доска');
  },
});

export const Small = meta.story({ name: 'Маленький', args: { size: 'sm' } });
