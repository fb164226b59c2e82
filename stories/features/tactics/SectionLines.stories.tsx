import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { SectionLines, type SectionLinesProps } from '#src/features/tactics/SectionLines.tsx';
import { fits } from '#stories/checks.ts';

import { exampleCard, LONG_TEXT, LONG_WORD, researchCard } from './sampleJourney.ts';

const meta = preview.meta({
  id: 'features-tactics-sectionlines',
  title: 'Разделы/Тактика/Строки раздела точки касания · SectionLines',
  component: SectionLines,
  parameters: {
    docs: {
      description: {
        component:
          'Строки одного раздела точки касания: сначала найденное, потом примеры, тише; происхождение названо один раз.',
      },
    },
  },
  args: {
    noun: ['все', 'боли'] as SectionLinesProps['noun'],
    lines: researchCard.pains,
    limit: 20,
    mark: 'minus' as SectionLinesProps['mark'],
  },
});

export const Evidence = meta.story({
  name: 'Из исследований выше примеров; происхождение названо один раз',
  args: { lines: [...exampleCard.pains, ...researchCard.pains.filter(({ origin }) => origin !== 'example')] },
  play: async ({ canvas }) => {
    const lists = canvas.getAllByRole('list');
    await expect(lists.map((list) => list.dataset.origin)).toEqual(['research', 'example']);
    await expect(canvas.getByText('примеры')).toBeVisible();
  },
});
export const Examples = meta.story({
  name: 'Одни примеры: о них сказано на карточке',
  args: { lines: exampleCard.gains, mark: 'plus', origins: false },
});
export const Paragraph = meta.story({ name: 'Без знака', args: { lines: researchCard.jtbd, mark: 'none' } });
export const Limited = meta.story({
  name: 'В карусели: две строки и «Показать все»',
  args: { limit: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: `Показать все боли (${args.lines.length})` }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.lines.length);
  },
});
export const Cut = meta.story({
  name: 'В карусели: длинная строка сначала не целиком',
  args: { limit: 2, clamp: true, lines: [{ key: 'long', text: LONG_TEXT, origin: 'research' }] },
  play: async ({ canvas, userEvent }) => {
    const height = () => canvas.getByRole('listitem').getBoundingClientRect().height;
    await expect(height()).toBeLessThan(200);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать боли целиком' }));
    await expect(height()).toBeGreaterThan(1000);
    await userEvent.click(canvas.getByRole('button', { name: 'Свернуть боли' }));
    await expect(height()).toBeLessThan(200);
  },
});
export const Empty = meta.story({
  name: 'Ничего не записано',
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не записано')).toBeVisible();
  },
});
export const LongWord = meta.story({
  name: '10 000 знаков без пробела, на телефоне',
  globals: { viewport: { value: 'mobile' } },
  args: { lines: [{ key: 'long', text: LONG_WORD, origin: 'backlog' }] },
  play: ({ canvasElement }) => fits(canvasElement),
});
