import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { OVER } from '#src/domain/sync/rightsWords.ts';
import { GoneRound } from '#src/features/fieldwork/round/GoneRound.tsx';
import { Rights } from '#src/ui/context/Rights.tsx';
import { onAsked } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-fieldwork-round-goneround',
  title: 'Разделы/Респонденты/Раунда больше нет · GoneRound',
  component: GoneRound,
  parameters: {
    docs: {
      description: {
        component:
          'Что стоит на месте страницы раунда, которого больше нет; удалили не его, а человека из компании — сказано это.',
      },
    },
  },
  args: { backHref: '#research' },
});

export const Deleted = meta.story({
  name: 'Удалили',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Исследования' })).toHaveAttribute('href', '#research');
    await expect(canvas.getByText(/^Его удалили/)).toBeVisible();
  },
});

export const Coming = meta.story({
  name: 'Ещё не пришёл: о нём ничего не утверждают',
  args: { mayCome: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Раунд ещё не пришёл в этот браузер' })).toBeVisible();
    await expect(canvas.queryByText(/удалили/)).toBeNull();
  },
});

export const Over = meta.story({
  name: 'Удалили не его, а человека из компании',
  render: (args) => (
    <Rights barred={null} over={OVER.cleared} onAsked={onAsked}>
      <GoneRound {...args} />
    </Rights>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Доступ закончился' })).toBeVisible();
    await expect(canvas.queryByText(/удалили/)).toBeNull();
  },
});
