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
    const summary = canvas.getByText('Сколько респондентов нужно');
    await expect(canvas.queryByText(/14 193/)).toBeNull();
    // Opened and shut before the browser tells of it: there was nothing to draw.
    const told = new Promise((resolve) => {
      summary.closest('details')?.addEventListener('toggle', resolve, { once: true });
    });
    summary.click();
    summary.click();
    await told;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect(canvas.queryByText(/14 193/)).toBeNull();
    await userEvent.click(summary);
    const text = await canvas.findByText(/14 193/);
    await expect(text).toBeVisible();
    await userEvent.click(summary);
    await expect(text).not.toBeVisible();
    await expect(text).toBeInTheDocument();
  },
});

export const Open = meta.story({ name: 'Раскрыто сразу', args: { open: true } });
