import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { PrintHead } from '#src/features/shell/PrintHead.tsx';

/** As margin boxes get it: a CSS string. */
const inMargin = () => document.documentElement.style.getPropertyValue('--print-head');

const meta = preview.meta({
  id: 'features-shell-printhead',
  title: 'Разделы/Рамка приложения/Шапка напечатанного листа · PrintHead (печать)',
  component: PrintHead,
  parameters: {
    docs: {
      description: {
        component:
          'Чья это страница и за какой день: в начале первого печатного листа и на полях остальных. На экране её нет.',
      },
    },
  },
  args: { company: 'Азимут', screen: 'Эксперименты', today: '2025-06-10' },
});

export const OnScreen = meta.story({
  name: 'На экране не видна, полям листа известна',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ориентир · Азимут · Эксперименты')).not.toBeVisible();
    await expect(inMargin()).toBe('"Ориентир · Азимут · Эксперименты · 10.06.2025"');
  },
});

export const Hostile = meta.story({
  name: 'Кавычки и переносы в названии остаются словами',
  args: { company: 'ООО "Азимут\\"\n}', screen: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10.06.2025')).toBeInTheDocument();
    await expect(inMargin()).toBe(String.raw`"Ориентир · ООО \"Азимут\\\" } · 10.06.2025"`);
  },
});
