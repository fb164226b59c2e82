import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const meta = preview.meta({ id: 'ui-skeleton', title: 'Элементы/Скелет загрузки · Skeleton', component: Skeleton });

export const Line = meta.story({
  name: 'Строка',
  args: { width: '60%' },
  play: async ({ canvasElement }) => {
    const shape = canvasElement.querySelector('[aria-hidden]') as HTMLElement;
    await expect(shape.getBoundingClientRect().height).toBe(16);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(shape).animationName === 'none').toBe(isStill);
  },
});
export const Rows = meta.story({
  name: 'Список той же высоты',
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Skeleton height={68} />
      <Skeleton height={68} />
      <Skeleton height={68} />
    </div>
  ),
});
export const Round = meta.story({ name: 'Круг', args: { height: 40, width: 40, radius: 20 } });
