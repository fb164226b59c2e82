import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FullBadge } from '#src/features/audiences/FullBadge.tsx';

import { longPersona } from './samplePersonas.ts';

const meta = preview.meta({
  id: 'features-audiences-fullbadge',
  title: 'Разделы/Аудитории/Метка с длинным текстом · FullBadge',
  component: FullBadge,
  parameters: {
    docs: {
      description: { component: 'Метка там, где всё читают целиком: длинный текст переносится, а не обрезается.' },
    },
  },
  args: { children: 'Онбординг' },
});

export const Short = meta.story({ name: 'Короткая — как обычная метка' });

export const Long = meta.story({
  name: 'Длинная: переносится, а не обрезается',
  args: { children: longPersona.title },
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(longPersona.title);
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
