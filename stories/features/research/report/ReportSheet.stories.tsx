import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ReportSheet } from '#src/features/research/report/ReportSheet.tsx';
import { AS_VIEWER, finds } from '#stories/rights.ts';

import { acts, report } from './sampleReport.ts';

const meta = preview.meta({
  id: 'features-research-report-reportsheet',
  title: 'Разделы/Исследования/Лист отчёта · ReportSheet (документ)',
  component: ReportSheet,
  parameters: {
    docs: {
      description: {
        component: 'Сам документ отчёта: заголовок, о чём и когда, коротко о главном и разделы, всё правится на месте.',
      },
    },
  },
  args: {
    report: { ...report, studies: ['Отток', 'Первая неделя'] },
    head: 'Азимут · 22 ноября 2026 г.',
    missing: 0,
    acts,
    onOpenStudy: fn(),
  },
});

export const Whole = meta.story({
  name: 'Лист: заголовок, день, исследования, разделы',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.report.title.text);
    await expect(canvas.getByText(args.head)).toBeVisible();
    for (const study of args.report.studies) await expect(canvas.getByText(study)).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(args.report.sections.length);
    await expect(canvas.queryByText(/из этого отчёта больше нет/)).not.toBeInTheDocument();
  },
});

export const Missing = meta.story({
  name: 'Двух исследований больше нет: сказано первым',
  args: { missing: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2\sисследований из этого отчёта больше нет/)).toBeVisible();
  },
});

export const Viewer = meta.story({
  name: 'Лист у наблюдателя: только читает',
  globals: AS_VIEWER,
  play: finds(['Редактировать'], []),
});
