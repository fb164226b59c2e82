import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { IntroPicture } from '#src/features/onboarding/IntroPicture.tsx';

const meta = preview.meta({
  id: 'features-onboarding-intropicture',
  title: 'Разделы/Знакомство/Картинка шага вступления · IntroPicture',
  component: IntroPicture,
  parameters: {
    docs: {
      description: {
        component: 'Картинка к шагу вступления: слова респондента, гипотеза, эксперимент, решение, доска.',
      },
    },
  },
  args: { step: 'quote' as const },
});

export const Quote = meta.story({
  name: 'Слова респондента',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Анна, продакт-менеджер/)).toBeVisible();
  },
});

export const Experiment = meta.story({
  name: 'Эксперимент',
  args: { step: 'experiment' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Дмитрий')).toBeVisible();
  },
});

export const Decision = meta.story({
  name: 'Решение: цель и результат',
  args: { step: 'decision' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\+31\s%$/)).toBeVisible();
  },
});
