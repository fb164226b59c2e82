import { expect, screen, waitFor, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { NO_EXPERIMENT_FILTER } from '#src/domain/experiments/filter.ts';
import { failed, LOADING, ready } from '#src/domain/core/loadable.ts';
import { ExperimentsScreen } from '#src/features/experiments/ExperimentsScreen.tsx';

import { AS_VIEWER, finds } from '#stories/rights.ts';

import { summaries } from './sampleBoard.ts';
import { experimentWith, openExperiment, screenProps } from './sampleExperiment.ts';

const meta = preview.meta({
  id: 'features-experiments-experimentsscreen',
  title: 'Разделы/Эксперименты/Экран экспериментов · ExperimentsScreen',
  component: ExperimentsScreen,
  parameters: {
    docs: { description: { component: 'Эксперименты: от бэклога гипотез до вывода, списком или доской.' } },
    chromatic: { modes: screenModes },
  },
  args: screenProps,
});

const backlogged = experimentWith('backlog');
const running = experimentWith('In Progress');

export const Full = meta.story({
  name: 'Шестнадцать экспериментов списком',
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Поиск и фильтры уходят наружу', async () => {
      await expect(canvas.getByRole('heading', { name: 'Список экспериментов (16)' })).toBeVisible();
      await userEvent.type(canvas.getByPlaceholderText('Поиск экспериментов...'), 'т');
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...NO_EXPERIMENT_FILTER, query: 'т' }, 'typing');
      await userEvent.selectOptions(canvas.getByLabelText('Статус'), 'Done');
      await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...NO_EXPERIMENT_FILTER, status: 'Done' }, 'chosen');
    });
    await step('Доска включается кнопкой', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Доска' }));
      await expect(args.onViewChange).toHaveBeenCalledWith('board');
    });
    await step('Экспорт — PDF или XLSX', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Экспорт' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'PDF' }));
      await waitFor(() => expect(args.onExport).toHaveBeenCalledWith('pdf', summaries, args.filter));
    });
  },
});

const proven = summaries.filter(({ hypothesisId }) => hypothesisId !== null).slice(0, 2);

export const ByEvidence = meta.story({
  name: 'Сужено и упорядочено по доказанности: остались те, чья гипотеза подтверждается',
  args: {
    filter: { ...NO_EXPERIMENT_FILTER, proof: 'supported', rank: 'proof' },
    proofs: ready(
      new Map(proven.map(({ hypothesisId }, index) => [hypothesisId ?? '', { proof: 'supported', total: 3 + index }])),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    const of = new Set(proven.map(({ hypothesisId }) => hypothesisId));
    const left = summaries.filter(({ hypothesisId }) => of.has(hypothesisId));
    await expect(canvas.getByRole('heading', { name: `Список экспериментов (${left.length})` })).toBeVisible();
    const choice = canvas.getByLabelText('Доказанность');
    await expect(choice).toHaveDisplayValue('Подтверждается');
    await userEvent.selectOptions(choice, 'Опровергается');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith(
      { ...NO_EXPERIMENT_FILTER, proof: 'refuted', rank: 'proof' },
      'chosen',
    );
  },
});

export const Board = meta.story({
  name: 'Доска',
  args: { view: 'board' },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Карточка из бэклога просит открыть эксперимент', async () => {
      const card = await canvas.findByRole('button', { name: new RegExp(backlogged.name.slice(0, 20)) });
      await userEvent.click(card);
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(backlogged.id));
    });
  },
});

export const OpenInList = meta.story({
  name: 'Раскрыт: начать исследование',
  args: { openId: running.id, opened: ready(openExperiment(running)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Начать исследование' }));
    const dialog = await screen.findByRole('dialog', { name: 'Запуск исследования' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Запустить исследование' }));
    await expect(args.onRoundInvalid).toHaveBeenCalled();
  },
});

export const TakeToWork = meta.story({
  name: 'Из бэклога: взять в работу',
  args: { openId: backlogged.id, opened: ready(openExperiment(backlogged)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Взять в работу' }));
    await expect(await screen.findByRole('dialog', { name: 'Запуск эксперимента' })).toBeVisible();
  },
});

export const Loading = meta.story({
  name: 'Загружается: нули не нарисованы',
  args: { experiments: LOADING },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/в воронке/)).not.toBeInTheDocument();
  },
});
export const Failed = meta.story({
  name: 'Список не открылся',
  args: { experiments: failed('Перезагрузите страницу.') },
});
export const Empty = meta.story({
  name: 'Пустое рабочее пространство: первый шаг ведёт к исследованиям',
  args: { experiments: ready([]), hypotheses: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'К исследованиям' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByRole('region', { name: 'Воронка экспериментов' })).not.toBeInTheDocument();
  },
});
export const OnlyHypotheses = meta.story({
  name: 'Есть только гипотезы: первый шаг открывает бэклог',
  args: { experiments: ready([]) },
  play: async ({ args: { onBacklogOpenChange }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть бэклог гипотез' }));
    await expect(onBacklogOpenChange).toHaveBeenCalledWith(true);
  },
});
export const NothingFound = meta.story({
  name: 'Ничего не найдено',
  args: { filter: { ...NO_EXPERIMENT_FILTER, query: 'нет такого' } },
});
export const Phone = meta.story({
  name: 'На телефоне всегда список',
  args: { view: 'board' },
  globals: { viewport: { value: 'mobile' } },
});

export const Viewer = meta.story({
  name: 'Наблюдатель: читает и выгружает, менять не может',
  globals: AS_VIEWER,
  args: { openId: running.id, opened: ready(openExperiment(running)) },
  play: finds(['Изменить'], ['Экспорт', 'Детали эксперимента']),
});

export const ViewerOnBoard = meta.story({
  name: 'Наблюдатель на доске: карточки открываются и не переносятся',
  globals: AS_VIEWER,
  args: { view: 'board' },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole('button', { name: new RegExp(summaries[0]?.name.slice(0, 20) ?? '') });
    await expect(card).not.toHaveAttribute('aria-roledescription');
  },
});
