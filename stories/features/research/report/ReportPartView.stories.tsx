import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ReportPartView } from '#src/features/research/report/ReportPartView.tsx';

import { acts, finding, report, sectionOf } from './sampleReport.ts';

const meta = preview.meta({
  id: 'features-research-report-reportpartview',
  title: 'Разделы/Исследования/Часть отчёта · ReportPartView (находка, гипотеза)',
  component: ReportPartView,
  parameters: {
    docs: {
      description: {
        component:
          'Часть отчёта: находка или гипотеза с подсчётом людей и цитатами, сказанное об одном исследовании, участники таблицей.',
      },
    },
  },
  args: { part: finding, section: 'findings' as const, siblings: ['before', finding.key, 'after'], acts },
});

export const Finding = meta.story({
  name: 'Находка: сколько людей, слова разных людей, порядок',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^Об этом сказали 2 из 9\sучастников$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Выше: Всё делают руками/ }));
    await expect(args.acts.onMove).toHaveBeenLastCalledWith(args.siblings, finding.key, -1, 'Всё делают руками');
    await userEvent.click(canvas.getByRole('button', { name: /^Не включать: Всё делают руками/ }));
    await expect(args.acts.onTake).toHaveBeenLastCalledWith(finding.key, false, 'Всё делают руками');
  },
});

const [hypothesis] = sectionOf(report, 'hypotheses').parts;

export const Hypothesis = meta.story({
  name: 'Гипотеза: за и против, вердикт',
  args: { ...(hypothesis ? { part: hypothesis, siblings: [hypothesis.key] } : {}), section: 'hypotheses' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^За: /)).toBeVisible();
    await expect(canvas.getByText(/^Эксперимент/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Выше/ })).toBeNull();
  },
});

const [people] = sectionOf(report, 'participants').parts;

export const People = meta.story({
  name: 'Участники: таблица из записей',
  args: { ...(people ? { part: people, siblings: [people.key] } : {}), section: 'participants' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveTextContent('Марина Лебедева');
    await expect(canvas.getByText(/^9\sучастников, известны 2\.$/)).toBeVisible();
  },
});
