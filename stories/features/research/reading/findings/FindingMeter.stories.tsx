import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FindingMeter } from '#src/features/research/reading/findings/FindingMeter.tsx';

const meta = preview.meta({
  id: 'features-research-reading-findings-findingmeter',
  title: 'Разделы/Исследования/Насколько уверена программа · FindingMeter',
  component: FindingMeter,
  parameters: {
    docs: { description: { component: 'Насколько программа уверена в находке: три полоски, а вслух — слово.' } },
  },
  args: { score: 0.9 },
});

export const High = meta.story({
  name: 'Высокая: три полоски и слово для слуха',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('уверенность высокая')).toBeInTheDocument();
  },
});

export const Middle = meta.story({
  name: 'Средняя',
  args: { score: 0.65 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('уверенность средняя')).toBeInTheDocument();
  },
});

export const Low = meta.story({
  name: 'Низкая',
  args: { score: 0.3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('уверенность низкая')).toBeInTheDocument();
  },
});
