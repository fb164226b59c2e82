import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { StrategicCanvasChart } from '#src/features/boards/StrategicCanvasChart.tsx';

const meta = preview.meta({
  component: StrategicCanvasChart,
  args: {
    canvas: {
      competitors: ['мы', 'агентство'],
      factors: [
        { name: 'Скорость', scores: [5, 2] },
        { name: 'Глубина', scores: [3, 3] },
        { name: 'Цена', scores: [4, 1] },
      ],
      note: '',
    },
  },
});

export const TwoLines = meta.story({
  name: 'Две линии; равные оценки стоят рядом',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list', { name: 'Линии' })).toHaveTextContent('МыАгентство');
    const marks = [...canvasElement.querySelectorAll('[viewBox="-8 -8 16 16"]')].map((mark) =>
      mark.getBoundingClientRect(),
    );
    await expect(marks).toHaveLength(6);
    await expect(marks[2]?.y).toBe(marks[3]?.y);
    await expect(Math.round((marks[3]?.x ?? 0) - (marks[2]?.x ?? 0))).toBe(12);
  },
});

export const Unscored = meta.story({
  name: 'Без оценки линия прерывается',
  args: {
    canvas: {
      competitors: ['мы', 'агентство'],
      factors: [
        { name: 'Скорость', scores: [5, 2] },
        { name: 'Глубина', scores: [null, 3] },
        { name: 'Цена', scores: [4, 1] },
      ],
      note: '',
    },
  },
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector('svg[preserveAspectRatio]');
    await expect(drawing?.querySelectorAll('[data-first] polyline')).toHaveLength(2);
    await expect(drawing?.querySelectorAll('polyline')).toHaveLength(3);
  },
});
