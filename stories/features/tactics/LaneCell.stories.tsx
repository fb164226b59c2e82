import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { mapOf } from '#src/domain/tactics/journeyMap.ts';
import { LaneCell } from '#src/features/tactics/LaneCell.tsx';
import { inBox } from '#stories/frames.tsx';

import { withScores } from '../../patterns/evidence/withScores.tsx';
import { exampleMap, laneCell, mapOfMany } from './sampleMap.ts';

const meta = preview.meta({
  id: 'features-tactics-lanecell',
  title: 'Разделы/Тактика/Ячейка карты · LaneCell',
  component: LaneCell,
  parameters: {
    docs: {
      description: {
        component: 'Что есть у этапа в строке карты: сколько, первые строки с происхождением и сколько ещё.',
      },
    },
  },
  args: laneCell,
  render: (args) => <LaneCell {...args} />,
  decorators: [inBox({ maxWidth: 180 }, 'activation')],
});

export const Sample = meta.story({
  name: 'Две строки и остаток',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText(/^ещё \d+$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^\d+ — Pains, Activation\. Открыть этап$/ }));
    await expect(args.onOpenStage).toHaveBeenCalledWith('activation');
  },
});

export const Many = meta.story({
  name: 'Тысячи гипотез',
  args: { lane: 'hypotheses', cell: mapOf(mapOfMany(10_000)).lanes.hypotheses.activation },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Scored = meta.story({
  name: 'Гипотезы с доказанностью; у боли её нет',
  args: { lane: 'hypotheses', cell: mapOf(mapOfMany(10)).lanes.hypotheses.activation },
  render: (args) => (
    <>
      {withScores(<LaneCell {...args} />)}
      {withScores(<LaneCell {...laneCell} />)}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByText('Доказанность:')).toHaveLength(2);
  },
});

export const UncountedExamples = meta.story({
  name: 'Примеры показаны, но в счёт не идут',
  args: { cell: mapOf(exampleMap).lanes.pains.activation },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '0 — Pains, Activation. Открыть этап' })).toBeVisible();
    await expect(canvas.getAllByText('пример')).toHaveLength(2);
    await expect(canvas.queryByText(/^ещё/)).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({
  name: 'Нет данных',
  args: { cell: { count: 0, lines: [], rest: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('нет данных')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
