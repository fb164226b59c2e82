import { DndContext } from '@dnd-kit/core';
import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { BoardColumn, type BoardColumnProps } from '#src/features/experiments/board/BoardColumn.tsx';

import { beginPrinting } from '#stories/printing.ts';

import { assigneeOf, manyOf, named } from '../sampleBoard.ts';

const args: BoardColumnProps = {
  stage: 'activation',
  status: 'Done',
  experiments: [named('Регистрация'), named('Шаблоны')],
  assigneeOf,
  near: true,
  arriving: null,
  onOpen: fn(),
};

const meta = preview.meta({
  id: 'features-experiments-board-boardcolumn',
  title: 'Разделы/Эксперименты/Колонка доски · BoardColumn',
  component: BoardColumn,
  parameters: { docs: { description: { component: 'Колонка доски: тысячи карточек листаются как десять.' } } },
  args,
  decorators: [
    (Story) => (
      <DndContext>
        <h2>Activation</h2>
        <div style={{ width: 270 }}>
          <Story />
        </div>
      </DndContext>
    ),
  ],
});

export const Few = meta.story({
  name: 'Две карточки',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /Завершен.*2/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  },
});

export const Empty = meta.story({
  name: 'Пустая',
  args: { experiments: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Пусто')).toBeVisible();
  },
});

const COUNT = 1000;

export const Many = meta.story({
  name: 'Тысяча карточек: на странице только окно, клавиши доходят до последней',
  args: { experiments: manyOf(COUNT) },
  play: async ({ canvas, userEvent, step }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(16);
    await step('Tab останавливается на первой, стрелка идёт дальше', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveTextContent(/^1\. /);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(document.activeElement).toHaveTextContent(/^3\. /);
    });
    await step('End приводит к последней, Home к первой', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/^1000\. /));
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(20);
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(document.activeElement).toHaveTextContent(/^1\. /));
    });
  },
});

export const Printed = meta.story({
  name: 'На бумаге — все карточки, и те, до которых не дошли',
  args: { experiments: manyOf(60), near: true },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(20));
    const end = beginPrinting();
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(60));
    end();
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(20));
  },
});
