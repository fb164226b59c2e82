import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { QuoteActions } from '#src/features/research/reading/QuoteActions.tsx';

const meta = preview.meta({
  id: 'features-research-reading-quoteactions',
  title: 'Разделы/Исследования/Что сделать из цитаты · QuoteActions',
  component: QuoteActions,
  args: { quote: 'Я открыла пустой экран', onHypothesis: fn(), onInsight: fn() },
});

export const Chosen = meta.story({
  name: 'Слова выбраны',
  play: async ({ args, canvas, userEvent }) => {
    const said = canvas.getByText('Выбрано: «Я открыла пустой экран»');
    await expect(said).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'Создать гипотезу' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить инсайт' }));
    await expect(args.onHypothesis).toHaveBeenCalledOnce();
    await expect(args.onInsight).toHaveBeenCalledOnce();
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
