import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PaletteKeys } from '#src/features/palette/PaletteKeys.tsx';

const meta = preview.meta({
  id: 'features-palette-palettekeys',
  title: 'Разделы/Палитра команд/Клавиши палитры · PaletteKeys',
  component: PaletteKeys,
  parameters: { docs: { description: { component: 'Подсказка с клавишами под списком палитры.' } } },
});

export const Sample = meta.story({
  name: 'Подсказка под списком',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter')).toBeVisible();
  },
});
