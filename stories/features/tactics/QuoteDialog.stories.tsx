import { expect, fn, screen, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { QuoteDialog } from '#src/features/tactics/QuoteDialog.tsx';
import { fits, underFinger } from '#stories/checks.ts';

import { exampleCard, exampleQuote, LONG_TEXT, researchCard, researchQuote } from './sampleJourney.ts';

const HREF = '/?open=study&material=transcript';

const meta = preview.meta({
  id: 'features-tactics-quotedialog',
  title: 'Разделы/Тактика/Диалог цитаты · QuoteDialog',
  component: QuoteDialog,
  parameters: {
    docs: { description: { component: '«Детали исследования»: чьи это слова и из какого они исследования.' } },
  },
  args: {
    quote: researchQuote,
    stage: researchCard.stage,
    touchpoint: researchCard.name,
    href: HREF,
    onClose: fn(),
  },
});

const dialog = () => screen.getByRole('dialog', { name: 'Детали исследования' });

export const Research = meta.story({
  name: 'Из исследования: ссылка на него',
  play: async ({ args, step, userEvent }) => {
    await step('Что в окне', async () => {
      await expect(within(dialog()).getByText(args.touchpoint)).toBeVisible();
      await expect(screen.getByRole('heading', { name: 'Цитата респондента:' })).toBeVisible();
      await expect(dialog()).toHaveTextContent(`«${researchQuote.text}»${researchQuote.respondent}`);
      await expect(screen.getByRole('link', { name: researchQuote.research })).toHaveAttribute('href', HREF);
    });
    await step('Закрыть кнопкой и Escape', async () => {
      await userEvent.click(within(dialog()).getAllByRole('button', { name: 'Закрыть' })[0] as Element);
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(2);
    });
  },
});
export const Example = meta.story({
  name: 'Пример: постоянная строка и слово о том, что это пример',
  args: { quote: exampleQuote, stage: exampleCard.stage, touchpoint: exampleCard.name, href: null },
  play: async () => {
    await expect(screen.getByText('Пользовательское интервью № 42 с продакт-менеджером EdTech-стартапа')).toBeVisible();
    await expect(screen.getByText(/^Пример: /)).toBeVisible();
    await expect(screen.queryByRole('link')).not.toBeInTheDocument();
  },
});
export const StudyRemoved = meta.story({
  name: 'Исследование удалено: название без ссылки',
  args: { href: null },
  play: async () => {
    await expect(screen.getByText(`${researchQuote.research} (источник удалён)`)).toBeVisible();
  },
});
export const StudyRemovedUnnamed = meta.story({
  name: 'Исследование удалено, названия не осталось',
  args: { quote: { ...researchQuote, research: '' }, href: null },
  play: async () => {
    await expect(screen.getByText('Исследование удалено')).toBeVisible();
  },
});
export const Team = meta.story({
  name: 'Записано командой',
  args: { quote: { ...researchQuote, origin: 'backlog', researchId: null, passage: null }, href: null },
  play: async () => {
    await expect(screen.getByText(/^От команды: /)).toBeVisible();
    await expect(screen.queryByText(/удал/)).not.toBeInTheDocument();
  },
});
export const Long = meta.story({
  name: '10 000 знаков: окно прокручивается, «Закрыть» на месте',
  args: { quote: { ...researchQuote, text: LONG_TEXT } },
  play: async () => {
    const button = within(dialog()).getAllByRole('button', { name: 'Закрыть' })[0] as Element;
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
export const Phone = meta.story({
  name: 'На телефоне: во весь экран',
  globals: { viewport: { value: 'mobile' } },
  play: async () => {
    await fits(dialog());
    await underFinger(...within(dialog()).getAllByRole('button'));
  },
});
