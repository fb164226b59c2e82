import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { QuoteActions } from '#src/features/research/reading/QuoteActions.tsx';

const meta = preview.meta({
  id: 'features-research-reading-quoteactions',
  title: 'Разделы/Исследования/Что сделать из цитаты · QuoteActions',
  component: QuoteActions,
  parameters: {
    docs: { description: { component: 'Что сделать из выделенных слов и какие это слова: низ вида чтения.' } },
  },
  args: {
    quote: 'Я открыла пустой экран',
    onHypothesis: fn(),
    onInsight: fn(),
    onQuote: fn(),
    onCode: fn(),
    onLink: fn(),
    onLastCode: fn(),
  },
});

export const Chosen = meta.story({
  name: 'Слова выбраны',
  play: async ({ args, canvas, userEvent }) => {
    const said = canvas.getByText('Выбрано: «Я открыла пустой экран»');
    await expect(said).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Гипотеза' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Инсайт' }));
    await expect(args.onHypothesis).toHaveBeenCalledOnce();
    await expect(args.onInsight).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Цитата' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Код' }));
    await userEvent.click(canvas.getByRole('button', { name: 'К гипотезе…' }));
    await expect(args.onQuote).toHaveBeenCalledOnce();
    await expect(args.onCode).toHaveBeenCalledOnce();
    await expect(args.onLink).toHaveBeenCalledOnce();
  },
});

export const Proposed = meta.story({
  name: 'Слова предложила программа: можно сказать «Не то»',
  args: { onRefuse: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const refuse = canvas.getByRole('button', { name: 'Не то' });
    await expect(refuse).toHaveAttribute('aria-keyshortcuts', 'X');
    await userEvent.click(refuse);
    await expect(args.onRefuse).toHaveBeenCalledOnce();
  },
});

export const Nothing = meta.story({
  name: 'Ничего не выбрано',
  args: { quote: null },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    await expect(canvas.getByText(/^Выделите слова в тексте/)).toBeVisible();
  },
});

export const LastCode = meta.story({
  name: 'Последний код под рукой',
  args: { lastCode: 'Поиск людей' },
  play: async ({ args, canvas, userEvent }) => {
    const again = canvas.getByRole('button', { name: 'Код «Поиск людей»' });
    await expect(again).toHaveAttribute('aria-keyshortcuts', 'R');
    await userEvent.click(again);
    await expect(args.onLastCode).toHaveBeenCalledOnce();
  },
});
