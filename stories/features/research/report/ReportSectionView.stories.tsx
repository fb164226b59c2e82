import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ReportSectionView } from '#src/features/research/report/ReportSectionView.tsx';

import { acts, report, reportOf, sectionOf } from './sampleReport.ts';

const meta = preview.meta({
  id: 'features-research-report-reportsectionview',
  title: 'Разделы/Исследования/Раздел отчёта · ReportSectionView',
  component: ReportSectionView,
  parameters: {
    docs: {
      description: {
        component:
          'Раздел отчёта: заголовок, вошедшие части, невошедшие под сгибом; пустой говорит, чего не хватает и куда идти.',
      },
    },
  },
  args: { section: sectionOf(report, 'findings'), acts, onOpenStudy: fn() },
});

export const Findings = meta.story({
  name: 'Находки, и что не вошло',
  play: async ({ canvas, args, userEvent, step }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Находки' })).toBeVisible();
    await step('Сказанное одним человеком не вошло, но его можно включить', async () => {
      await userEvent.click(canvas.getByText(/^Не в отчёте: 1\sчасть$/));
      await userEvent.click(await canvas.findByRole('button', { name: 'Включить: Один раз' }));
      await expect(args.acts.onTake).toHaveBeenLastCalledWith('finding:code:alone', true, 'Один раз');
    });
    await step('Раздел можно не включать', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Не включать раздел: Находки' }));
      await expect(args.acts.onTake).toHaveBeenLastCalledWith('section:findings', false, 'Находки');
    });
  },
});

export const Out = meta.story({
  name: 'Раздел не в отчёте: возвращается одним нажатием',
  args: {
    section: sectionOf(reportOf({ choices: { 'section:findings': { isIn: false, position: 'a' } } }), 'findings'),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Находки: не в отчёте' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть раздел: Находки' }));
    await expect(args.acts.onTake).toHaveBeenLastCalledWith('section:findings', true, 'Находки');
  },
});

const steps = sectionOf(report, 'next');

export const Silent = meta.story({
  name: 'Сказать пока нечего: на экране ждёт слов, на бумаге не стоит',
  args: {
    section: {
      ...steps,
      parts: steps.parts.map((part) => ({ ...part, points: part.points && { ...part.points, text: '' } })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Добавить шаги списком/ })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Что делать дальше' })).toHaveAttribute('data-silent');
  },
});

export const Nothing = meta.story({
  name: 'Находок нет: чего не хватает и куда идти',
  args: { section: { ...sectionOf(report, 'findings'), parts: [] } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Находок пока нет')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'К исследованию: находок пока нет' }));
    await expect(args.onOpenStudy).toHaveBeenCalledTimes(1);
  },
});
