import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { HistoryItem, type HistoryItemProps } from '#src/features/history/HistoryItem.tsx';

import { ENTRIES } from './sampleHistory.ts';

const [changed, , , partly] = ENTRIES;

const meta = preview.meta({
  id: 'features-history-historyitem',
  title: 'Разделы/История/Одна правка · HistoryItem',
  component: HistoryItem,
  parameters: {
    docs: {
      description: { component: 'Одна правка записи: человек, время, каждое поле со словами до и после и путь назад.' },
    },
  },
  args: { entry: changed, restoring: null, needs: 'Researcher', onRestore: fn() } as HistoryItemProps,
  decorators: [
    (Story) => (
      <ol>
        <Story />
      </ol>
    ),
  ],
});

export const Changed = meta.story({
  name: 'Правка трёх полей',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /Вернуть это значение/ })).toHaveLength(3);
  },
});

export const Partly = meta.story({
  name: 'Стёртое и неизвестное',
  args: { entry: partly as HistoryItemProps['entry'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Прежнее стёрто навсегда.')).toBeVisible();
    await expect(canvas.getByText('Что было раньше, не записано.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Вернуть это значение/ }));
    await expect(args.onRestore).toHaveBeenLastCalledWith(2, 'title');
  },
});
