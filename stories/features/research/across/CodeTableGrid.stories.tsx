import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { codeGrid } from '#src/domain/research/across/codeGrid.ts';
import { inColumnOrder } from '#src/domain/research/across/gridOrder.ts';
import type { GridSources } from '#src/domain/research/across/codeEvidence.ts';
import { EVERYBODY, type GridColumns } from '#src/domain/research/across/tableView.ts';
import { CodeTableGrid } from '#src/features/research/across/CodeTableGrid.tsx';
import { mostIn } from '#src/features/research/across/codeTableView.ts';

import { codeHref, large, sources } from './sampleAcross.ts';

const gridOf = (of: GridSources, by: GridColumns) => {
  const grid = codeGrid(of, EVERYBODY, by);
  return { ...grid, columns: inColumnOrder(grid.columns, 'name'), most: mostIn(grid), by };
};

const meta = preview.meta({
  id: 'features-research-across-codetablegrid',
  title: 'Разделы/Исследования/Сетка кодов · CodeTableGrid',
  component: CodeTableGrid,
  parameters: {
    docs: {
      description: {
        component: 'Коды по строкам, участники, исследования или сегменты по столбцам, в ячейках — сколько цитат.',
      },
    },
  },
  args: { ...gridOf(sources, 'participants'), opened: null, codeHref, onOpen: fn() },
});

export const Participants = meta.story({
  name: 'Участники: сколько человек сказало, и цитаты каждого',
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(await canvas.findByRole('columnheader', { name: /Марина/ })).toBeVisible();
    await expect(canvas.getByRole('gridcell', { name: /^2\sиз\s3\s*4\sцитаты$/ })).toBeVisible();
    await step('Стрелки ведут по ячейкам, Enter открывает ту, в которой что-то есть', async () => {
      const code = canvas.getByRole('link', { name: 'Нехватка времени' });
      await userEvent.tab();
      await expect(code).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onOpen).toHaveBeenLastCalledWith({ row: 'time', column: null });
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onOpen).toHaveBeenLastCalledWith({ row: 'time', column: 'participant:person-0' });
      await userEvent.keyboard('{End}{Enter}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
      await userEvent.keyboard('{ArrowDown}{Control>}{Home}{/Control}');
      await expect(code).toHaveFocus();
    });
    await step('Нажатие мышью — то же', async () => {
      const cells = canvas.getAllByRole('gridcell');
      const filled = cells.find((cell) => cell.dataset.cell === '2:3');
      if (filled) await userEvent.click(filled);
      await expect(args.onOpen).toHaveBeenLastCalledWith({ row: 'price', column: 'participant:person-1' });
    });
  },
});

export const Segments = meta.story({
  name: 'Сегменты: и сколько в них человек; у кого сегмента нет — последние',
  args: { ...gridOf(sources, 'segments'), opened: { row: 'price', column: 'Вузы' } },
  play: async ({ canvas }) => {
    const heads = await canvas.findAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Код',
      'Людей',
      'Вузы',
      'Школы',
      'Сегмент не указан',
    ]);
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent(/^1\s*1\sчеловек$/);
  },
});

export const Large = meta.story({
  name: 'Двести кодов и сто участников: в странице только видимое, клавиши достают до края',
  args: gridOf(large, 'participants'),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Код 1' })).toBeVisible();
    await expect(canvas.getAllByRole('gridcell').length).toBeLessThan(1000);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: /Респондент 100/ })).toBeVisible());
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-cell', '199:101'));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Код 200' })).toHaveFocus());
  },
});
