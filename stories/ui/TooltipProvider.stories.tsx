import { expect, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Tooltip } from '#src/ui/Tooltip.tsx';
import { TooltipProvider } from '#src/ui/TooltipProvider.tsx';

const meta = preview.meta({
  component: TooltipProvider,
  args: {
    children: (
      <div style={{ display: 'flex', gap: 8, padding: 48 }}>
        <Tooltip content="Подсказка к первой">
          <Button>Первая</Button>
        </Tooltip>
        <Tooltip content="Подсказка ко второй">
          <Button>Вторая</Button>
        </Tooltip>
      </div>
    ),
  },
});

export const Shared = meta.story({
  name: 'Видна одна подсказка за раз',
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Подсказка к первой'));
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Подсказка ко второй'));
  },
});
