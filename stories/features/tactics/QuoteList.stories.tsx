import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { QuoteList } from '#src/features/tactics/QuoteList.tsx';

import { exampleCard, exampleQuote, longCard, quotedCard, researchCard, researchQuote } from './sampleJourney.ts';

const meta = preview.meta({
  id: 'features-tactics-quotelist',
  title: 'Разделы/Тактика/Список цитат · QuoteList',
  component: QuoteList,
  parameters: {
    docs: {
      description: { component: 'Что говорили респонденты об этой точке; нажатие на цитату открывает, откуда она.' },
    },
  },
  args: { quotes: researchCard.quotes, limit: 2, onOpen: fn() },
});

export const Evidence = meta.story({
  name: 'Слова из исследования и примеры; нажатие открывает цитату',
  args: { quotes: [exampleQuote, researchQuote] },
  play: async ({ args, canvas, step, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    await step('Сначала исследование', async () => {
      await expect(first).toHaveTextContent(`«${researchQuote.text}»`);
      await expect(first).toHaveTextContent(`${researchQuote.respondent} · ${researchQuote.research}`);
      await expect(canvas.getByText('из исследования')).toBeVisible();
      await expect(canvas.getByText('пример')).toBeVisible();
    });
    await step('Пример исследования не называет', async () => {
      await expect(second).not.toHaveTextContent('№');
    });
    await step('Открыть', async () => {
      await userEvent.click(first as Element);
      await expect(args.onOpen).toHaveBeenLastCalledWith(researchQuote);
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenLastCalledWith(exampleQuote);
    });
  },
});
export const Twenty = meta.story({
  name: 'Двадцать цитат: две и «Показать все цитаты (20)»',
  args: { quotes: quotedCard.quotes },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все цитаты (20)' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
  },
});
export const Examples = meta.story({
  name: 'Одни примеры',
  args: { quotes: exampleCard.quotes, origins: false },
});
export const Long = meta.story({
  name: '10 000 знаков: пять строк, целиком в окне',
  args: { quotes: longCard.quotes.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeLessThan(220);
  },
});
export const Phone = meta.story({
  name: 'На телефоне под большой палец',
  globals: { viewport: { value: 'mobile' } },
  args: { quotes: [{ ...researchQuote, text: 'Да', respondent: '', research: '' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '«Да»' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(
      44,
    );
  },
});
