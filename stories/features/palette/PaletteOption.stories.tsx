import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PaletteOption } from '#src/features/palette/PaletteOption.tsx';
import type { PaletteItem } from '#src/features/palette/paletteItems.ts';

import { foundOffers } from './offers.ts';

const items = foundOffers.flatMap((group) => group.items);

const meta = preview.meta({
  id: 'features-palette-paletteoption',
  title: 'Разделы/Палитра команд/Строка палитры · PaletteOption',
  component: PaletteOption,
  parameters: { docs: { description: { component: 'Одна строка палитры: что откроется и где это.' } } },
  args: { item: items.at(-1) as PaletteItem, id: 'option', active: true, onPoint: fn(), onChoose: fn() },
  render: (args) => (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the palette has it
    <div role="listbox" aria-label="Найденное">
      <PaletteOption {...args} />
      <PaletteOption {...args} item={items[0] as PaletteItem} id="other" active={false} />
    </div>
  ),
});

export const Active = meta.story({
  name: 'Выбранная строка и соседняя',
  play: async ({ args, canvas, userEvent, step }) => {
    const [first, second] = canvas.getAllByRole('option');
    await step('Выбрана одна', async () => {
      await expect(first).toHaveAttribute('aria-selected', 'true');
      await expect(second).toHaveAttribute('aria-selected', 'false');
    });
    await step('Нажатие выбирает, фокус остаётся где был', async () => {
      await userEvent.click(second as HTMLElement);
      await expect(args.onChoose).toHaveBeenCalledWith(items[0]);
      await expect(document.body).toHaveFocus();
    });
  },
});
