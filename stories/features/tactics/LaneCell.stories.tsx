import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { mapOf } from '#src/domain/journeyMap.ts';
import { LaneCell, type LaneCellProps } from '#src/features/tactics/LaneCell.tsx';

import { mapOfMany, sampleMap } from './sampleMap.ts';

const args: LaneCellProps = {
  lane: 'pains',
  stage: 'activation',
  cell: mapOf(sampleMap, true).lanes.pains.activation,
  onOpenStage: fn(),
};

const meta = preview.meta({
  component: LaneCell,
  args,
  render: (args) => <LaneCell {...args} />,
  decorators: [
    (Story) => (
      <div data-tone="activation" style={{ maxWidth: 180 }}>
        <Story />
      </div>
    ),
  ],
});

export const Sample = meta.story({
  name: 'Две строки и остаток',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(/^ещё \d+$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^\d+: Pains, Activation\. Открыть этап$/ }));
    await expect(args.onOpenStage).toHaveBeenCalledWith('activation');
  },
});

export const Many = meta.story({
  name: 'Тысячи гипотез',
  args: { lane: 'hypotheses', cell: mapOf(mapOfMany(10_000), true).lanes.hypotheses.activation },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Empty = meta.story({
  name: 'Нет данных',
  args: { cell: { count: 0, lines: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('нет данных')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
