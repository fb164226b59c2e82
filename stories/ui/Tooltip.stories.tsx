import { Download } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  args: {
    content: 'Скачать доску в PDF',
    children: <IconButton label="Скачать" icon={<Download />} variant="secondary" />,
  },
  render: (args) => (
    <div style={{ padding: 64, textAlign: 'center' }}>
      <Tooltip {...args} />
    </div>
  ),
});

export const OnFocus = meta.story({
  name: 'С фокусом видна сразу, Escape убирает',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Скачать доску в PDF');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const Long = meta.story({
  name: 'Длинный текст переносится',
  args: {
    side: 'bottom',
    content: 'Соберёт выводы из завершённых интервью, которых на этой доске ещё нет, и предложит их по одному',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeInTheDocument());
  },
});
