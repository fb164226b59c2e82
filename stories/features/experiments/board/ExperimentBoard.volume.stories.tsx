import { expect, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ExperimentBoard } from '#src/features/experiments/board/ExperimentBoard.tsx';
import { AS_VIEWER } from '#stories/rights.ts';

import { manyOf, named } from '../sampleBoard.ts';
import { card, column, Demo, experimentBoardArgs, moveArticle } from './experimentBoardPlay.tsx';

const meta = preview.meta({
  id: 'features-experiments-board-experimentboard',
  title: 'Разделы/Эксперименты/Доска экспериментов · ExperimentBoard (канбан)',
  component: ExperimentBoard,
  args: experimentBoardArgs,
  render: (args) => <Demo {...args} />,
});

export const Empty = meta.story({ name: 'Экспериментов нет', args: { experiments: [] } });

/** How many of a stage's columns have any card at all. */
const filled = (stage: HTMLElement) => stage.querySelectorAll('[data-column] ul').length;

export const FarStages = meta.story({
  name: 'Дальние этапы держат высоту, по карточке в колонке; остальные рисуют, когда до них доходят',
  args: { experiments: manyOf(1000) },
  play: async ({ canvas, canvasElement }) => {
    await card(canvas, '^1\\. ');
    const far = canvasElement.querySelector('[data-stage="referral"]') as HTMLElement;
    const drawn = (stage = far) => stage.querySelectorAll('[data-card]').length;
    await expect(filled(far)).toBeGreaterThan(0);
    await expect(drawn()).toBe(filled(far));
    for (const row of far.querySelectorAll('li')) {
      await expect(Number(row.getAttribute('aria-setsize'))).toBeGreaterThan(1);
      await expect(row).toHaveAttribute('aria-posinset', '1');
    }
    far.scrollIntoView();
    await waitFor(() => expect(drawn()).toBeGreaterThan(filled(far)));
    const near = canvasElement.querySelector('[data-stage="awareness"]') as HTMLElement;
    await waitFor(() => expect(drawn(near)).toBe(filled(near)));
  },
});

export const Thousand = meta.story({
  name: 'Тысяча карточек: на странице только окна колонок',
  args: { experiments: manyOf(1000) },
  play: async ({ canvas, canvasElement }) => {
    await card(canvas, '^1\\. ');
    await expect(canvasElement.querySelectorAll('[data-card]').length).toBeLessThan(120);
    await expect(canvas.getByRole('button', { name: /^Activation 18\d\sэксперимент/ })).toBeVisible();
  },
});

export const TenThousand = Thousand.extend({
  name: 'Десять тысяч карточек',
  args: { experiments: manyOf(10_000) },
  play: async ({ canvas, canvasElement }) => {
    await card(canvas, '^1\\. ');
    await expect(canvasElement.querySelectorAll('[data-card]').length).toBeLessThan(120);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: колонки прокручиваются и встают по краю',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const columns = canvas.getByRole('region', { name: 'Колонки этапа Awareness' });
    await step('Страница вбок не ходит, колонки ходят', async () => {
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
      await expect(columns.scrollWidth).toBeGreaterThan(columns.clientWidth);
      await expect(getComputedStyle(columns).scrollSnapType).toBe('x mandatory');
    });
    await step('Перенос с клавиатуры прокручивает к колонке', async () => {
      await moveArticle(canvas, userEvent);
      await waitFor(() => expect(args.onMove).toHaveBeenCalledWith(named('Статья'), 'In Progress'));
      const place = column(canvasElement, 'awareness', 'In Progress');
      await waitFor(() => expect(within(place).getByRole('button', { name: /Статья/ })).toHaveFocus());
    });
  },
});

export const Viewer = meta.story({
  name: 'Наблюдатель: карточка открывается, но не переносится',
  globals: AS_VIEWER,
  play: async ({ args, canvas, userEvent }) => {
    const [card] = canvas.getAllByRole('button').filter((one) => one.hasAttribute('data-card'));
    if (!card) throw new Error('no card');
    await expect(card).not.toHaveAttribute('aria-roledescription');
    card.focus();
    await userEvent.keyboard(' ');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{ArrowRight} ');
    await expect(args.onMove).not.toHaveBeenCalled();
  },
});
