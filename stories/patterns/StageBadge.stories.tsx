import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { STAGE_NAMES, STAGES, type Stage } from '#src/domain/core/stage.ts';
import { StageBadge } from '#src/patterns/StageBadge.tsx';

const meta = preview.meta({
  id: 'patterns-stagebadge',
  title: 'Приёмы/Метка этапа воронки · StageBadge',
  component: StageBadge,
  args: { stage: 'activation' as Stage },
});

export const One = meta.story({ name: 'Один этап' });

export const All = meta.story({
  name: 'Шесть этапов, шесть цветов',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {STAGES.map((stage) => (
        <StageBadge key={stage} stage={stage} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const looks = STAGES.map((stage) => {
      const badge = canvas.getByText(STAGE_NAMES[stage]).parentElement as HTMLElement;
      return getComputedStyle(badge).backgroundColor;
    });
    await expect(new Set(looks).size).toBe(STAGES.length);
  },
});

export const Narrow = meta.story({
  name: 'В узком месте обрезан, но не выпирает',
  args: { stage: 'acquisition' },
  render: (args) => (
    <div style={{ width: 72 }}>
      <StageBadge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Acquisition').parentElement as HTMLElement;
    await expect(badge.getBoundingClientRect().width).toBeLessThanOrEqual(72);
  },
});
