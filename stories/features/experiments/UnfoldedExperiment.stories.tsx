import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { failed, LOADING, ready, type Loadable } from '#src/domain/core/loadable.ts';
import type { OpenExperiment } from '#src/features/experiments/openExperiment.ts';
import { UnfoldedExperiment } from '#src/features/experiments/UnfoldedExperiment.tsx';

import { linksHref } from '../../linksHref.ts';
import { experimentWith, openExperiment } from './sampleExperiment.ts';

const running = experimentWith('In Progress');
const backlogged = experimentWith('backlog');

const meta = preview.meta({
  id: 'features-experiments-unfoldedexperiment',
  title: 'Разделы/Эксперименты/Раскрытый эксперимент · UnfoldedExperiment',
  component: UnfoldedExperiment,
  parameters: {
    docs: { description: { component: 'Во что раскрывается строка эксперимента: он сам и что с ним можно сделать.' } },
  },
  args: {
    opened: ready(openExperiment(running)) as Loadable<OpenExperiment>,
    linksHref,
    onAsk: fn(),
    onRetry: fn(),
  },
});

export const Running = meta.story({
  name: 'В работе: раунд исследования или детали',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Начать исследование' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith(running.id, 'round');
    await userEvent.click(canvas.getByRole('button', { name: 'Детали эксперимента' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith(running.id, 'details');
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith(running.id, 'edit');
  },
});

export const Backlogged = meta.story({
  name: 'В бэклоге: взять в работу',
  args: { opened: ready(openExperiment(backlogged)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Взять в работу' }));
    await expect(args.onAsk).toHaveBeenLastCalledWith(backlogged.id, 'launch');
  },
});

export const Loading = meta.story({ name: 'Раскрывается', args: { opened: LOADING } });

export const Failed = meta.story({
  name: 'Не открылся',
  args: { opened: failed('Этого эксперимента больше нет.') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
