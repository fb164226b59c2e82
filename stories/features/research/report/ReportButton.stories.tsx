import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ReportButton } from '#src/features/research/report/ReportButton.tsx';

import { summaries } from '../sampleStudy.ts';

const meta = preview.meta({
  id: 'features-research-report-reportbutton',
  title: 'Разделы/Исследования/Кнопка «Отчёт» · ReportButton',
  component: ReportButton,
  parameters: { docs: { description: { component: '«Отчёт» над списком исследований: спрашивает, о каких из них.' } } },
  args: { studies: summaries, onChoose: fn() },
});

export const Asking = meta.story({
  name: 'Спрашивает, о каких исследованиях; фокус возвращается',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Общий отчёт' });
    await userEvent.click(button);
    await expect(await screen.findByRole('dialog', { name: 'Отчёт' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Nothing = meta.story({
  name: 'Исследований нет: нажать нечего',
  args: { studies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Общий отчёт' })).toBeDisabled();
  },
});
