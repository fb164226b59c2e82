import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { drawChain } from '#src/domain/links/drawing.ts';
import { GraphLines } from '#src/features/links/GraphLines.tsx';
import { heightOfDrawing } from '#src/features/links/linksPicture.ts';

import { fullChain } from './sampleChains.ts';

const drawing = drawChain(fullChain);

const meta = preview.meta({
  id: 'features-links-graphlines',
  title: 'Разделы/Связи/Линии схемы связей · GraphLines',
  component: GraphLines,
  parameters: { docs: { description: { component: 'Линии между узлами схемы связей — для глаза; свои отмечены.' } } },
  args: { drawing, start: fullChain.start, height: heightOfDrawing(drawing) },
});

export const Full = meta.story({
  name: 'Каждая кончается у узла, свои отмечены',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('path[data-end]')).toHaveLength(fullChain.edges.length);
    await expect(canvasElement.querySelector('path[data-near]')).not.toBeNull();
  },
});
