import { expect, fn, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { InsightList } from '#src/features/research/InsightList.tsx';
import { losing } from '#stories/keeping.tsx';

const passage = { materialId: 'material-42', start: 10, end: 40 };

const meta = preview.meta({
  id: 'features-research-insightlist',
  title: 'Разделы/Исследования/Список инсайтов · InsightList',
  component: InsightList,
  parameters: {
    docs: {
      description: {
        component: 'О чём спрашивали и что узнали, строка за строкой, у каждой — слова, на которых она стоит.',
      },
    },
  },
  args: {
    lines: [
      { key: 'a', text: 'Пустой экран пугает', quote: 'Я открыла пустой экран', passage },
      { key: 'b', text: 'Примеры помогают начать' },
    ],
    onOpenPassage: fn(),
  },
});

export const WithQuote = meta.story({
  name: 'С цитатой и без неё',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onOpenPassage).toHaveBeenCalledWith(passage);
  },
});

/** Loses the line that is removed, as the study does. */
const Losing = losing(InsightList, 'lines', { onRemove: (line, key) => line.key === key });

export const Corrected = meta.story({
  name: 'Инсайт правят и убирают, фокус остаётся в списке',
  args: { onEdit: fn(), onRemove: fn() },
  render: (args) => <Losing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить инсайт: Пустой экран пугает' }));
    await expect(args.onEdit).toHaveBeenCalledWith('a');
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить инсайт: Пустой экран пугает' }));
    await expect(args.onRemove).toHaveBeenCalledWith('a');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Изменить инсайт: Примеры помогают начать' })).toHaveFocus(),
    );
  },
});
