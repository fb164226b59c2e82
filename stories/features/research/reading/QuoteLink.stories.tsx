import { Quote as QuoteIcon } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { QuoteLink } from '#src/features/research/reading/QuoteLink.tsx';
import { underFinger } from '#stories/checks.ts';

import { quote } from '../sampleStudy.ts';

const meta = preview.meta({
  id: 'features-research-reading-quotelink',
  title: 'Разделы/Исследования/Цитата-ссылка · QuoteLink',
  component: QuoteLink,
  parameters: {
    docs: { description: { component: 'Чьи-то слова; нажатие открывает текст, из которого они, на их месте.' } },
  },
  args: { quote, icon: <QuoteIcon aria-hidden />, onOpen: fn() },
});

export const WithPlace = meta.story({
  name: 'Нажатие открывает текст на этих словах',
  play: async ({ args, canvas, userEvent, step }) => {
    const link = canvas.getByRole('button', { name: `«${quote.text}» — ${quote.respondent}` });
    await step('Мышью', async () => {
      await userEvent.click(link);
      await expect(args.onOpen).toHaveBeenLastCalledWith(quote.passage);
    });
    await step('С клавиатуры', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
  },
});

export const WithoutPlace = meta.story({
  name: 'Места в тексте нет: только слова',
  args: { quote: { ...quote, passage: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText(quote.text).parentElement).toHaveTextContent(`«${quote.text}» — ${quote.respondent}`);
  },
});

export const WithoutSpeaker = meta.story({
  name: 'Без имени говорящего нет и тире',
  args: { quote: { text: quote.text, passage: quote.passage } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: `«${quote.text}»` })).toBeVisible();
  },
});

export const WithKind = meta.story({
  name: 'Чем слова сочли: тихо, после того кто сказал',
  args: { quote: { ...quote, kind: 'workaround' } },
  play: async ({ canvas }) => {
    const name = `«${quote.text}» — ${quote.respondent} · обходной путь`;
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
});

export const WithSeverity = meta.story({
  name: 'И насколько остро: в скобках',
  args: { quote: { ...quote, kind: 'workaround', severity: 'blocking' } },
  play: async ({ canvas }) => {
    const name = `«${quote.text}» — ${quote.respondent} · обходной путь (останавливает)`;
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне под большой палец',
  globals: { viewport: { value: 'mobile' } },
  args: { quote: { ...quote, text: 'поверила за пять минут', respondent: '' } },
  play: ({ canvas }) => underFinger(canvas.getByRole('button')),
});
