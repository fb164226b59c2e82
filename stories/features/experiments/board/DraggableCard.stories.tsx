import { DndContext } from '@dnd-kit/core';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DraggableCard } from '#src/features/experiments/board/DraggableCard.tsx';

import { named } from '../sampleBoard.ts';

const meta = preview.meta({
  id: 'features-experiments-board-draggablecard',
  title: 'Разделы/Эксперименты/Карточка, которую переносят · DraggableCard',
  component: DraggableCard,
  parameters: {
    docs: {
      description: {
        component: 'Карточка, которую переносят в другую колонку: мышью, пальцем после паузы или клавишами.',
      },
    },
  },
  args: { experiment: named('Калькулятор'), assignee: 'Илья Никитин', tabStop: true, onOpen: fn() },
  decorators: [
    (Story) => (
      <DndContext sensors={[]} accessibility={{ screenReaderInstructions: { draggable: 'Пробел берёт карточку.' } }}>
        <div style={{ width: 260 }}>
          <Story />
        </div>
      </DndContext>
    ),
  ],
});

export const Card = meta.story({
  name: 'Карточка, которую можно взять',
  play: async ({ args, canvas, userEvent, step }) => {
    const card = canvas.getByRole('button', { name: /Калькулятор/ });
    await step('Tab останавливается на ней, и указание с ней связано', async () => {
      await userEvent.tab();
      await expect(card).toHaveFocus();
      await expect(card).toHaveAccessibleDescription('Пробел берёт карточку.');
      await expect(card).toHaveAttribute('aria-roledescription', 'карточка, которую можно перенести');
    });
    await step('Enter открывает', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledOnce();
      await expect(args.onOpen).toHaveBeenCalledWith(args.experiment);
    });
  },
});
