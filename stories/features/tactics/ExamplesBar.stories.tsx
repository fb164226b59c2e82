import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { Examples } from '#src/domain/tactics/touchpointRow.ts';
import { ExamplesBar } from '#src/features/tactics/ExamplesBar.tsx';

const meta = preview.meta({
  id: 'features-tactics-examplesbar',
  title: 'Разделы/Тактика/Показ примеров · ExamplesBar',
  component: ExamplesBar,
  parameters: {
    docs: { description: { component: 'Показывать ли примеры рядом со своим: один переключатель на все виды пути.' } },
  },
  args: { examples: 'hidden' as Examples, onWantedChange: fn() },
});

export const Hidden = meta.story({
  name: 'Скрыты',
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Показать примеры' });
    await expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
    await expect(args.onWantedChange).toHaveBeenCalledWith(true);
  },
});

export const Shown = meta.story({
  name: 'Показаны: сказано, что это не находки',
  args: { examples: 'shown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(canvas.getByText(/их никто не говорил/)).toBeVisible();
  },
});

export const Counted = meta.story({ name: 'В компании-образце: входят в счёт', args: { examples: 'counted' } });

export const Phone = Shown.extend({
  name: 'На телефоне под большой палец',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('switch').closest('label');
    await expect(row?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
