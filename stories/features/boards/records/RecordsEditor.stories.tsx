import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { RECORD_CARDS, type RecordCard } from '#src/domain/boards/cardRecords.ts';
import { RecordsEditor } from '#src/features/boards/records/RecordsEditor.tsx';
import { keeping } from '#stories/keeping.tsx';

/** Keeps what is typed, as the card does. */
const Demo = keeping(RecordsEditor, { value: 'onChange' });

const meta = preview.meta({
  id: 'features-boards-records-recordseditor',
  title: 'Разделы/Видение и стратегия/Правка записей · RecordsEditor',
  component: RecordsEditor,
  parameters: {
    docs: {
      description: {
        component: 'Сегменты или тарифы по полям: добавляют, переставляют, убирают; каждый шаг можно отменить.',
      },
    },
  },
  args: {
    card: RECORD_CARDS.segments as RecordCard,
    value: '- Продакты — 45 %\n- Основатели — 25 %',
    onChange: fn((_text: string) => undefined),
  },
  render: (args) => <Demo {...args} />,
});

export const Changed = meta.story({
  name: 'Переставлен, убран и возвращён',
  play: async ({ args, canvas, userEvent }) => {
    const said = () => (args.onChange.mock.lastCall?.[0] ?? '').split('\n').slice(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Выше: Сегмент 2' }));
    await expect(said()).toEqual(['| Основатели | 25 % | | | |', '| Продакты | 45 % | | | |']);
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Сегмент 1' }));
    await expect(said()).toEqual(['| Продакты | 45 % | | | |']);
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить шаг' }));
    await expect(said()).toHaveLength(2);
  },
});
