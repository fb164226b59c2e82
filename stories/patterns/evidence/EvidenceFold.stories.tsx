import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { keyedList } from '#src/domain/core/record.ts';
import { EvidenceFold } from '#src/patterns/evidence/EvidenceFold.tsx';
import { EvidenceQuote } from '#src/patterns/evidence/EvidenceQuote.tsx';
import { HypothesisEvidence } from '#src/patterns/evidence/HypothesisEvidence.tsx';

const quote = (text: string, respondent: string, stance: 'for' | 'against') => ({
  text,
  respondent,
  research: 'Интервью весны',
  researchId: 'study',
  passage: null,
  stance,
});

const quotes = keyedList('quote', [
  quote('Если бы расшифровка появлялась сама, я бы разбирала интервью в тот же день', 'Марина', 'for'),
  quote('Мне проще самой переслушать, заодно вспоминаю', 'Р2', 'against'),
  quote('Неделю откладываю, потому что скучно', 'Олег', 'for'),
]);

const meta = preview.meta({
  id: 'patterns-evidence-evidencefold',
  title: 'Приёмы/Слова о гипотезе по просьбе · EvidenceFold',
  component: EvidenceFold,
  args: {
    hypothesis: { text: 'Если расшифровка приходит сама, интервью разбирают в тот же день', quotes },
    children: (
      <HypothesisEvidence hypothesis={{ id: 'hypothesis', quotes }} counted={false}>
        {(one) => <EvidenceQuote quote={one} href="/?open=study" />}
      </HypothesisEvidence>
    ),
  },
});

export const Folded = meta.story({
  name: 'Свёрнуто: сколько слов за и против',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Слова: за.2, против.1 о гипотезе «Если расшифровка/ });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

export const Opened = meta.story({
  name: 'Открыто клавишей: кто, что и где сказал; фокус остаётся на кнопке',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('list', { name: 'За: 2' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Против: 1' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Интервью весны' })).toHaveLength(3);
    await expect(button).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('list', { name: 'За: 2' })).toBeVisible();
  },
});

export const OneSide = meta.story({
  name: 'Против никто не говорил: этой стороны нет',
  args: { hypothesis: { text: 'Гипотеза', quotes: keyedList('quote', [quote('Дорого', 'Р1', 'for')]) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Слова: за.1 о гипотезе/ })).toBeVisible();
  },
});

export const NoWords = meta.story({
  name: 'Слов нет: сказано, откуда их взять',
  args: { hypothesis: { text: 'Гипотеза', quotes: {} } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Слов за и против пока нет/ }));
    await expect(canvas.getByText(/нажмите «К.гипотезе…»/)).toBeVisible();
  },
});
