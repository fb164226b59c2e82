import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PaletteResults } from '#src/features/palette/PaletteResults.tsx';

import { firstOffers } from './offers.ts';

const meta = preview.meta({
  id: 'features-palette-paletteresults',
  title: 'Разделы/Палитра команд/Найденное в палитре · PaletteResults',
  component: PaletteResults,
  parameters: { docs: { description: { component: 'Найденное в палитре, по группам.' } } },
  args: {
    id: 'list',
    groups: firstOffers,
    activeId: firstOffers[0]?.items[0]?.id,
    searching: false,
    optionId: (id: string) => `option-${id}`,
    onPoint: fn(),
    onChoose: fn(),
  },
});

export const First = meta.story({
  name: 'По группам; первое выбрано',
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('option');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(first as HTMLElement);
    await expect(args.onChoose).toHaveBeenCalledWith(firstOffers[0]?.items[0]);
  },
});
