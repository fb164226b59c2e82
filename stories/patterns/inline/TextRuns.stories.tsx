import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { readRuns } from '#src/domain/boards/cardText.ts';
import { TextRuns } from '#src/patterns/inline/TextRuns.tsx';

const meta = preview.meta({
  id: 'patterns-inline-textruns',
  title: 'Приёмы/Строка с жирными словами · TextRuns',
  component: TextRuns,
  args: { line: readRuns('Отток **после первого** месяца <b>не HTML</b>') },
  render: (args) => (
    <p>
      <TextRuns {...args} />
    </p>
  ),
});

export const Bold = meta.story({
  name: 'Жирное среди простого, разметка из текста — текст',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('после первого', { selector: 'strong' })).toBeVisible();
    await expect(canvas.getByText(/<b>не HTML<\/b>/)).toBeVisible();
  },
});
