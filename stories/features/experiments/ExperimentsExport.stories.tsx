import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { ExperimentSummary } from '#src/domain/experiments/experiment.ts';
import { NO_EXPERIMENT_FILTER } from '#src/domain/experiments/filter.ts';
import { ExperimentsExport } from '#src/features/experiments/ExperimentsExport.tsx';

import { summaries } from './sampleBoard.ts';
import { AS_OUT, FOR_MEMBERS, finds } from '#stories/rights.ts';

const meta = preview.meta({
  id: 'features-experiments-experimentsexport',
  title: 'Разделы/Эксперименты/Выгрузка экспериментов · ExperimentsExport',
  component: ExperimentsExport,
  parameters: { docs: { description: { component: '«Экспорт» того, что прошло фильтр: PDF или XLSX.' } } },
  args: {
    experiments: summaries as readonly ExperimentSummary[],
    filter: NO_EXPERIMENT_FILTER,
    onExport: fn(() => Promise.resolve()),
  },
});

export const Formats = meta.story({
  name: 'PDF или XLSX',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Экспорт' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'XLSX' }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledWith('xlsx', summaries, NO_EXPERIMENT_FILTER));
  },
});

export const Nothing = meta.story({
  name: 'Ничего не найдено: выгружать нечего',
  args: { experiments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Экспорт' })).toBeDisabled();
  },
});

export const Out = meta.story({
  name: 'Доступ закончился: выгружать нельзя, и сказано почему',
  globals: AS_OUT,
  play: finds(['Экспорт'], [], FOR_MEMBERS),
});
