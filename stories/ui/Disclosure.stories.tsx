import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';

const meta = preview.meta({
  id: 'ui-disclosure',
  title: 'Элементы/Раскрывающийся текст · Disclosure',
  component: Disclosure,
  args: { summary: 'Сколько респондентов нужно', children: <p>14 193 респондента на группу.</p> },
});

export const Folded = meta.story({
  name: 'Свёрнуто, нажатие раскрывает; свёрнутое снова остаётся на месте',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(/14 193/)).toBeNull();
    await userEvent.click(canvas.getByText('Сколько респондентов нужно'));
    const text = await canvas.findByText(/14 193/);
    await expect(text).toBeVisible();
    await userEvent.click(canvas.getByText('Сколько респондентов нужно'));
    await expect(text).not.toBeVisible();
    await expect(text).toBeInTheDocument();
  },
});

export const Open = meta.story({ name: 'Раскрыто сразу', args: { open: true } });
