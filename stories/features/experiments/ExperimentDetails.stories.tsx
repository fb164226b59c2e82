import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ExperimentDetails } from '#src/features/experiments/ExperimentDetails.tsx';
import { Button } from '#src/ui/Button.tsx';

import { madeBy } from '#stories/patterns/evidence/sampleDraft.ts';

import { experimentWith, openExperiment } from './sampleExperiment.ts';

const meta = preview.meta({
  id: 'features-experiments-experimentdetails',
  title: 'Разделы/Эксперименты/Эксперимент подробно · ExperimentDetails',
  component: ExperimentDetails,
  parameters: {
    docs: {
      description: {
        component:
          'Эксперимент полностью: описание, сегмент, сроки, ценность, риск, критерий успеха; у завершённого — результаты, выводы и следующие шаги.',
      },
    },
  },
  args: {
    open: openExperiment(experimentWith('In Progress')),
    actions: <Button variant="primary">Начать исследование</Button>,
  },
});

export const Running = meta.story({
  name: 'В работе: результаты ещё не показаны',
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Результаты')).toBeNull();
    await expect(canvas.getByText('Критерии успеха')).toBeVisible();
  },
});
export const Done = meta.story({
  name: 'Завершён: вывод, результаты, выводы и следующие шаги',
  args: { open: openExperiment(experimentWith('Done')) },
  play: async ({ canvas }) => {
    for (const name of ['Вывод по гипотезе', 'Результаты', 'Выводы', 'Следующие шаги']) {
      await expect(canvas.getByText(name)).toBeVisible();
    }
  },
});
export const OfModel = meta.story({
  name: 'Тексты, которые предложила модель, отмечены',
  args: {
    open: openExperiment({
      ...experimentWith('In Progress'),
      byModel: { name: madeBy, scenario: madeBy, customerEngagement: null },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('модель')).toHaveLength(2);
    await expect(canvas.getByText('Название эксперимента')).toBeVisible();
    await expect(canvas.queryByText('Взаимодействие с клиентом')).not.toBeInTheDocument();
  },
});
export const SourceRemoved = meta.story({
  name: 'Исследование удалено, раунды есть',
  args: {
    open: {
      ...openExperiment(experimentWith('New')),
      study: { label: 'Удалённое исследование', href: null },
      rounds: [{ label: 'Исследование для эксперимента', href: '/?open=round' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Удалённое исследование \(источник удалён\)/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Исследование для эксперимента' })).toBeVisible();
  },
});
export const Phone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
