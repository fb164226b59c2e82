import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { StrategicCanvasChart } from '#src/features/boards/StrategicCanvasChart.tsx';

import { scored, withoutScore } from './sampleBoards.ts';

const meta = preview.meta({
  id: 'features-boards-strategiccanvaschart',
  title: 'Разделы/Видение и стратегия/График стратегической канвы · StrategicCanvasChart',
  component: StrategicCanvasChart,
  parameters: {
    docs: {
      description: {
        component: 'Линии конкурентов по факторам и какая чья; вбок прокручивается рисунок, а не страница.',
      },
    },
  },
  args: { canvas: scored },
});

export const TwoLines = meta.story({
  name: 'Две линии; равные оценки стоят рядом',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Линии' })).toHaveTextContent('МыАгентство');
    const middles = [...canvasElement.querySelectorAll('svg > svg > [data-mark]')].map((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
    });
    await expect(middles).toHaveLength(6);
    await expect(middles[2]?.y).toBe(middles[3]?.y);
    await expect((middles[3]?.x ?? 0) - (middles[2]?.x ?? 0)).toBe(12);
    // Under one another within a factor, and above its name.
    const name = canvas.getByText('Скорость').getBoundingClientRect();
    await expect(middles[0]?.x).toBe(Math.round(name.x + name.width / 2));
    await expect(middles[1]?.x).toBe(middles[0]?.x);
  },
});

export const Unscored = meta.story({
  name: 'Без оценки линия прерывается',
  args: { canvas: { ...scored, factors: withoutScore } },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg[preserveAspectRatio]');
    await expect(drawing?.querySelectorAll('[data-first] polyline')).toHaveLength(2);
    await expect(drawing?.querySelectorAll('polyline')).toHaveLength(3);
  },
});
