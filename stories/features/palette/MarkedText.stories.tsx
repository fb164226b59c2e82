import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { markWords } from '#src/domain/search/searchText.ts';
import { MarkedText } from '#src/features/palette/MarkedText.tsx';

const text = '🙈 Отчёт за\u00A0май и отчётность: ни один отчет не дочитали.';

const meta = preview.meta({
  id: 'features-palette-markedtext',
  title: 'Разделы/Палитра команд/Текст с найденными словами · MarkedText',
  component: MarkedText,
  parameters: {
    docs: { description: { component: 'Текст, в котором отмечены найденные слова — буква в букву, как был написан.' } },
  },
  args: { marked: { text, marks: markWords(text, (form) => form === 'отчет') } },
});

export const Found = meta.story({
  name: 'Найденные слова отмечены, текст — как написан',
  play: async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Отчёт',
      'отчет',
    ]);
    await expect(canvasElement.textContent).toBe(text);
  },
});
