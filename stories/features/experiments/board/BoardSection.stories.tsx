import { DndContext } from '@dnd-kit/core';
import { expect, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { boardOf } from '#src/domain/experiments/filter.ts';
import { BoardSection } from '#src/features/experiments/board/BoardSection.tsx';

import { sectionProps } from '../sampleBoard.ts';

const meta = preview.meta({
  id: 'features-experiments-board-boardsection',
  title: 'Разделы/Эксперименты/Этап на доске · BoardSection',
  component: BoardSection,
  parameters: {
    docs: { description: { component: 'Этап на доске: имя, которое его сворачивает, и четыре колонки.' } },
  },
  args: sectionProps,
  decorators: [
    (Story) => (
      <DndContext>
        <Story />
      </DndContext>
    ),
  ],
});

export const Open = meta.story({
  name: 'Раскрыт',
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: /^Awareness 3\sэксперимента$/ }));
    await expect(args.onToggle).toHaveBeenCalledWith('awareness');
  },
});

export const Folded = meta.story({ name: 'Свёрнут', args: { open: false } });

export const Empty = meta.story({
  name: 'Без экспериментов: колонки прокручиваются с клавиатуры',
  args: { columns: boardOf([]).awareness },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Колонки этапа Awareness' })).toHaveAttribute('tabindex', '0');
  },
});

export const Refused = meta.story({
  name: 'Перенос отклонён',
  args: { note: 'Завершённый эксперимент можно вернуть только в колонку «В работе»' },
});
