import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { InsightList } from '#src/features/research/InsightList.tsx';

const passage = { materialId: 'material-42', start: 10, end: 40 };

const meta = preview.meta({
  id: 'features-research-insightlist',
  title: 'Разделы/Исследования/Список инсайтов · InsightList',
  component: InsightList,
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
