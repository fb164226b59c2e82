import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { HidingSwitch, type HideableContent } from '#src/patterns/HidingSwitch.tsx';

const meta = preview.meta({
  id: 'patterns-hidingswitch',
  title: 'Приёмы/Скрыть имена, скрыть данные · HidingSwitch',
  component: HidingSwitch,
  args: { what: 'names' as HideableContent, hidden: false, onChange: fn() },
});

export const Names = meta.story({
  name: 'Имена показаны: нажатие скрывает, сказано, что останется',
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getByRole('switch', { name: 'Скрыть имена' });
    await expect(names).not.toBeChecked();
    await expect(names).toHaveAccessibleDescription(/в выгрузках тоже.*имена внутри сказанного/);
    await userEvent.click(names);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

export const Personal = meta.story({
  name: 'Личные данные уходят как есть: нажатие скрывает, сказано, что останется',
  args: { what: 'personal' },
  play: async ({ args, canvas, userEvent }) => {
    const personal = canvas.getByRole('switch', { name: 'Скрыть личные данные в тексте' });
    await expect(personal).not.toBeChecked();
    await expect(personal).toHaveAccessibleDescription(/остаётся всё как есть.*просмотрите перед отправкой/);
    await userEvent.click(personal);
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
});

export const Hidden = meta.story({
  name: 'Скрыто: пробел показывает',
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
