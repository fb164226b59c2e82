import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { CompetitorMark } from '#src/features/boards/CompetitorMark.tsx';

const meta = preview.meta({
  id: 'features-boards-competitormark',
  title: 'Разделы/Видение и стратегия/Знак конкурента на графике · CompetitorMark',
  component: CompetitorMark,
  parameters: {
    docs: {
      description: {
        component: 'Точка стратегической канвы в форме своего конкурента: круг, квадрат, ромб, треугольник.',
      },
    },
  },
  args: { shape: 0 },
  render: (args) => (
    <svg viewBox="-8 -8 16 16" width={48} fill="var(--color-accent)" aria-hidden>
      <CompetitorMark {...args} />
    </svg>
  ),
});

export const Circle = meta.story({ name: 'Мы — круг' });

export const Four = meta.story({
  name: 'Четыре разные формы, пятая снова круг',
  render: () => (
    <svg viewBox="-8 -8 80 16" width={240} fill="var(--color-accent)" aria-hidden>
      {[0, 1, 2, 3, 4].map((shape) => (
        <CompetitorMark key={shape} shape={shape} x={shape * 16} />
      ))}
    </svg>
  ),
  play: async ({ canvasElement }) => {
    const shapes = [...canvasElement.querySelectorAll('[data-mark]')].map((mark) => mark.cloneNode() as Element);
    for (const shape of shapes) for (const place of ['cx', 'x']) shape.removeAttribute(place);
    const looks = shapes.map((shape) => shape.getAttribute('d')?.replace(/^M[\d. -]+/, '') ?? shape.tagName);
    await expect(new Set(looks.slice(0, 4)).size).toBe(4);
    await expect(looks[4]).toBe(looks[0]);
  },
});
