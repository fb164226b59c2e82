import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { OkrView } from '#src/features/boards/okr/OkrView.tsx';
import { productBoard } from '#src/samples/boards/board-product.ts';

const meta = preview.meta({
  id: 'features-boards-okr-okrview',
  title: 'Разделы/Видение и стратегия/Цели и результаты для чтения · OkrView',
  component: OkrView,
  parameters: {
    docs: { description: { component: 'Цели с ключевыми результатами для чтения и доля сделанного у каждого.' } },
  },
  args: { content: productBoard.cards.okr?.content ?? '' },
});

export const Sample = meta.story({
  name: 'Две цели, у каждой доля сделанного',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(canvas.getByText(/9 → 6\s%, сейчас 8 · 33\s%/)).toBeVisible();
  },
});
