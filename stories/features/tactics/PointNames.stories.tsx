import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { mapOf } from '#src/domain/tactics/journeyMap.ts';
import { PointNames } from '#src/features/tactics/PointNames.tsx';

import { emptyMap, sampleMap } from './sampleMap.ts';

const meta = preview.meta({
  id: 'features-tactics-pointnames',
  title: 'Разделы/Тактика/Названия точек на карте · PointNames',
  component: PointNames,
  parameters: {
    docs: { description: { component: 'Строка карты: чьи номера стоят на линии баланса и каждый баланс числом.' } },
  },
  args: { points: mapOf(sampleMap).points },
  decorators: [
    (Story) => (
      <table style={{ width: '100%', tableLayout: 'fixed' }}>
        <tbody>
          <Story />
        </tbody>
      </table>
    ),
  ],
});

export const Sample = meta.story({
  name: 'Тридцать точек с балансом',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Точки касания' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(30);
    await expect(canvas.getByText('Онбординг').closest('li')).toHaveTextContent(/^10Онбординг [+−]?\d/);
  },
});

export const NoData = meta.story({
  name: 'Данных нет',
  args: { points: mapOf(emptyMap).points },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('—')).toHaveLength(30);
  },
});
