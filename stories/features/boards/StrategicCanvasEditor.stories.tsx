import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { StrategicCanvasEditor } from '#src/features/boards/StrategicCanvasEditor.tsx';
import { marketBoard } from '#src/samples/boards/board-market.ts';
import { keeping } from '#stories/keeping.tsx';

/** Keeps what is typed, as the card does. */
const Demo = keeping(StrategicCanvasEditor, { value: 'onChange' });

const meta = preview.meta({
  id: 'features-boards-strategiccanvaseditor',
  title: 'Разделы/Видение и стратегия/Таблица правки стратегической канвы · StrategicCanvasEditor',
  component: StrategicCanvasEditor,
  parameters: {
    docs: {
      description: { component: 'Канва таблицей полей: факторы строками, конкуренты столбцами, в клетке оценка.' },
    },
  },
  args: {
    title: 'Стратегическая канва',
    value: marketBoard.cards.strategicCanvas?.content ?? '',
    onChange: fn(),
  },
  render: (args) => <Demo {...args} />,
});

export const Table = meta.story({
  name: 'Факторы строками, конкуренты столбцами',
  play: async ({ canvas, userEvent, step }) => {
    await step('Удалили: фокус на следующей строке', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Удалить фактор Глубина разговора' }));
      await expect(canvas.queryByDisplayValue('Глубина разговора')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Удалить фактор Проверяемость' })).toHaveFocus();
    });
    await step('Больше пяти линий не различить', async () => {
      const add = canvas.getByRole('button', { name: 'Добавить конкурента' });
      await userEvent.click(add);
      await userEvent.click(add);
      // Not on the button, which is switched off now.
      await expect(canvas.getByRole('textbox', { name: 'Конкурент 4' })).toHaveFocus();
      await expect(add).toBeDisabled();
    });
  },
});

export const Nothing = meta.story({ name: 'Пустая канва', args: { value: '' } });
