import { Download } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Tooltip, type TooltipProps } from '#src/ui/tooltip/Tooltip.tsx';

function Demo(props: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div style={{ padding: 64, textAlign: 'center' }}>
      <IconButton ref={setAnchor} label="Скачать" icon={<Download />} variant="secondary" />
      {anchor ? <Tooltip {...props} anchor={anchor} /> : null}
    </div>
  );
}

const meta = preview.meta({
  id: 'ui-tooltip-tooltip',
  title: 'Элементы/Подсказка · Tooltip (тултип)',
  component: Tooltip,
  args: { anchor: document.body, content: 'Скачать доску в PDF', onClose: fn<() => void>() },
  render: (args) => <Demo {...args} />,
});

export const Above = meta.story({
  name: 'Над кнопкой, Escape убирает',
  play: async ({ args, canvas, userEvent }) => {
    const bubble = await waitFor(() => {
      const found = document.querySelector('[data-tooltip-bubble]');
      if (!found) throw new Error('no tooltip');
      return found;
    });
    const button = canvas.getByRole('button').getBoundingClientRect();
    await waitFor(() => expect(bubble.getBoundingClientRect().bottom).toBeLessThan(button.top));
    await expect(screen.getByRole('tooltip')).toHaveTextContent('Скачать доску в PDF');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Right = meta.story({ name: 'Справа, у боковой панели', args: { side: 'right' } });

export const Long = meta.story({
  name: 'Длинный текст переносится',
  args: {
    side: 'bottom',
    content: 'Соберёт выводы из завершённых интервью, которых на этой доске ещё нет, и предложит их по одному',
  },
});
