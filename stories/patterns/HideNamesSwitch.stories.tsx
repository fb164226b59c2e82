import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { HideNamesSwitch } from '#src/patterns/HideNamesSwitch.tsx';

const meta = preview.meta({
  id: 'patterns-hidenamesswitch',
  title: 'Приёмы/Скрыть имена · HideNamesSwitch',
  component: HideNamesSwitch,
  args: { hidden: false, onChange: fn() },
});

export const Shown = meta.story({
  name: 'Имена показаны: нажатие скрывает, сказано, что останется',
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getByRole('switch', { name: 'Скрыть имена' });
    await expect(names).not.toBeChecked();
    await expect(names).toHaveAccessibleDescription(/в выгрузках тоже.*имена внутри сказанного/);
    await userEvent.click(names);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

export const Hidden = meta.story({
  name: 'Имена скрыты: нажатие показывает',
  args: { hidden: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('switch', { name: 'Скрыть имена' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const Busy = meta.story({
  name: 'Ещё не прочитано: не нажимается',
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled();
  },
});
