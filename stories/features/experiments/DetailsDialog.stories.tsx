import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { timelineOf } from '#src/domain/experiments/timeline.ts';
import type { FinishForm as FinishValues } from '#src/domain/experiments/finish.ts';
import { formatDate } from '#src/domain/core/format.ts';
import { DONE, refused, type Outcome } from '#src/domain/core/outcome.ts';
import { DetailsDialog } from '#src/features/experiments/DetailsDialog.tsx';
import { keeping } from '#stories/keeping.tsx';

import { experimentWith, openExperiment } from './sampleExperiment.ts';
import { linksHref } from '../../linksHref.ts';

const source = experimentWith('In Progress');
const open = openExperiment(source);

/** Keeps which of the two it shows and what was typed, as the screen does. */
const Demo = keeping(DetailsDialog, { finishing: 'onFinishingChange', draft: 'onDraftChange' });

const meta = preview.meta({
  id: 'features-experiments-detailsdialog',
  title: 'Разделы/Эксперименты/Диалог деталей эксперимента · DetailsDialog',
  component: DetailsDialog,
  parameters: {
    docs: {
      description: { component: '«Детали эксперимента»: подробности, связи, история и форма, которая его завершает.' },
    },
  },
  args: {
    open,
    linksHref: linksHref('experiment', source.id),
    children: <p>{source.hypothesis}</p>,
    finishing: false,
    onDraftChange: fn(),
    onFinishingChange: fn(),
    onEdit: fn(),
    onStartRound: fn(),
    onFinish: fn<(form: FinishValues) => Promise<Outcome>>(() => Promise.resolve(DONE)),
    onClose: fn(),
  },
  render: (args) => <Demo {...args} />,
});

const dialog = () => screen.getByRole('dialog', { name: 'Детали эксперимента' });
const part = (name: string) => within(screen.getByRole('region', { name }));
const finishButton = () => screen.getByRole('button', { name: 'Завершить эксперимент' });
const results = () => screen.getByRole('textbox', { name: /^Результаты/ });

export const UnderWay = meta.story({
  name: 'В работе: детали, связи, история',
  play: async ({ args, step, userEvent }) => {
    await step('История по порядку, даты по-русски', async () => {
      const entries = timelineOf(source);
      const items = part('История').getAllByRole('listitem');
      await expect(items).toHaveLength(entries.length);
      for (const [index, entry] of entries.entries()) {
        await expect(items[index]).toHaveTextContent(entry.action);
        await expect(items[index]).toHaveTextContent(`${formatDate(entry.date.slice(0, 10))}, ${entry.author}`);
      }
    });
    await step('Ссылки на гипотезу, исследование и раунд', async () => {
      const links = part('Связи').getAllByRole('link');
      await expect(links.map((one) => one.getAttribute('href'))).toEqual([
        open.hypothesis?.href,
        open.study?.href,
        open.rounds[0]?.href,
      ]);
    });
    await step('Кнопки', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Начать исследование' }));
      await expect(args.onStartRound).toHaveBeenCalledTimes(1);
      await userEvent.click(within(dialog()).getAllByRole('button', { name: 'Закрыть' })[0] as Element);
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
});

export const Finishing = meta.story({
  name: 'Завершить: форма вместо деталей, черновик при возврате цел',
  play: async ({ args, step, userEvent }) => {
    await step('Открыть форму', async () => {
      await userEvent.click(finishButton());
      await waitFor(() => expect(results()).toHaveFocus());
      await expect(screen.queryByRole('region', { name: 'История' })).not.toBeInTheDocument();
      await userEvent.clear(results());
      await userEvent.keyboard('Стало лучше');
    });
    await step('Escape возвращает к деталям, набранное цело', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(finishButton()).toHaveFocus());
      await expect(args.onClose).not.toHaveBeenCalled();
      await userEvent.click(finishButton());
      await expect(results()).toHaveValue('Стало лучше');
    });
    await step('Не сохранилось: форма остаётся', async () => {
      args.onFinish.mockResolvedValueOnce(refused('Хранилище браузера заполнено.'));
      await userEvent.click(screen.getByRole('radio', { name: /^Подтверждена/ }));
      await userEvent.click(screen.getByRole('button', { name: 'Завершить' }));
      await expect(await screen.findByRole('alert')).toHaveTextContent('Хранилище браузера заполнено.');
      await expect(results()).toHaveValue('Стало лучше');
    });
    await step('Завершён', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Завершить' }));
      await waitFor(() => expect(args.onFinishingChange).toHaveBeenLastCalledWith(false));
      await expect(args.onFinish).toHaveBeenLastCalledWith(
        expect.objectContaining({ results: 'Стало лучше', verdict: 'VALIDATED' }),
      );
      await expect(screen.getByRole('region', { name: 'История' })).toBeVisible();
    });
  },
});

export const FinishingAtOnce = meta.story({
  name: 'Сразу форма завершения: Escape закрывает её и диалог',
  args: { finishing: true, open: openExperiment({ ...source, experimentFormat: 'A/B тестирование' }) },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(results()).toHaveFocus());
    const button = screen.getByRole('button', { name: 'Завершить' }).getBoundingClientRect();
    await expect(button.bottom).toBeLessThan(document.documentElement.clientHeight);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onFinishingChange).not.toHaveBeenCalled();
  },
});

export const Done = meta.story({
  name: 'Завершён: второй раз не завершить',
  args: { open: openExperiment(experimentWith('Done')) },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Завершить эксперимент' })).not.toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Начать исследование' })).toBeVisible();
  },
});

export const Backlog = meta.story({
  name: 'В бэклоге: исследование начинают после запуска',
  args: { open: { ...openExperiment(experimentWith('backlog')), hypothesis: null, study: null, rounds: [] } },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Начать исследование' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('region', { name: 'Связи' })).not.toBeInTheDocument();
  },
});

export const SourceRemoved = meta.story({
  name: 'Исследование удалено: название без ссылки',
  args: { open: { ...open, study: { label: open.study?.label ?? '', href: null }, rounds: [] } },
  play: async () => {
    const links = part('Связи');
    await expect(links.getByText(/источник удалён/)).toBeVisible();
    await expect(links.getAllByRole('link')).toHaveLength(1);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await expect(dialog().scrollWidth).toBeLessThanOrEqual(dialog().clientWidth);
    await expect(finishButton().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});
