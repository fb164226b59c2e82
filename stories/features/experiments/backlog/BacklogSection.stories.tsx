import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { NO_BACKLOG_FILTER } from '#src/domain/experiments/filter.ts';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { BacklogSection } from '#src/features/experiments/backlog/BacklogSection.tsx';

import { backlog } from '../sampleExperiment.ts';
import { AS_OUT } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-experiments-backlog-backlogsection',
  title: 'Разделы/Эксперименты/Бэклог гипотез · BacklogSection',
  component: BacklogSection,
  parameters: {
    docs: {
      description: { component: 'Гипотезы, которые ждут эксперимента: раздел со своим поиском и фильтром этапа.' },
    },
  },
  args: backlog,
});

export const Full = meta.story({
  name: 'Пятнадцать гипотез ждут эксперимента',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByRole('button', { name: 'Бэклог гипотез (15)' })).toHaveAttribute('aria-expanded', 'true');
    await step('Поиск и этап уходят наружу', async () => {
      await userEvent.type(canvas.getByPlaceholderText('Поиск гипотез...'), 'о');
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...NO_BACKLOG_FILTER, query: 'о' }, 'typing');
      await userEvent.selectOptions(canvas.getByLabelText('Этап'), 'revenue');
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...NO_BACKLOG_FILTER, stage: 'revenue' }, 'chosen');
    });
    await step('Заголовок сворачивает', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Бэклог гипотез (15)' }));
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
});
export const Folded = meta.story({ name: 'Свёрнут', args: { open: false } });
export const Loading = meta.story({ name: 'Загружается', args: { hypotheses: LOADING } });
export const Failed = meta.story({ name: 'Не открылся', args: { hypotheses: failed('Перезагрузите страницу.') } });
export const Empty = meta.story({ name: 'Пусто', args: { hypotheses: ready([]) } });
export const Out = meta.story({
  name: 'Доступ закончился: гипотезы не сочтены',
  globals: AS_OUT,
  args: { hypotheses: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Бэклог гипотез' })).toBeVisible();
    await expect(canvas.getByText('Доступ закончился')).toBeVisible();
  },
});
export const NothingFound = meta.story({
  name: 'Ничего не найдено',
  args: { filter: { ...NO_BACKLOG_FILTER, query: 'нет такого', stage: 'all' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сбросить поиск и фильтры' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(NO_BACKLOG_FILTER, 'chosen');
  },
});
export const Phone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'mobile' } } });
