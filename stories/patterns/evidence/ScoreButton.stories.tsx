import { expect, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ScoreButton } from '#src/patterns/evidence/ScoreButton.tsx';

import { scoreWith } from './sampleScores.ts';

const meta = preview.meta({
  id: 'patterns-evidence-scorebutton',
  title: 'Приёмы/Доказанность гипотезы · ScoreButton',
  component: ScoreButton,
  args: {
    score: scoreWith(4, 1, 'VALIDATED'),
    of: 'Если расшифровка приходит сама, интервью разбирают в тот же день',
  },
});

export const Closed = meta.story({
  name: 'Закрыта: имя говорит все части',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', {
        name: /^Доказанность: \+\d,\d ?Подтверждается ?: за 4.человека из 2.исследований, против 1.человек из 1.исследования, эксперименты \+3 \(подтверждена — 1\)\. Гипотеза «Если/,
      }),
    ).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Opened = meta.story({
  name: 'Открыта клавишей: из чего сложилось; Escape возвращает фокус',
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: /^Подтверждается: \+/ });
    await expect(dialog).toHaveTextContent(/Эксперименты.*подтверждена — 1.*\+3/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
  },
});

export const NoWords = meta.story({
  name: 'Слов нет: сказано, откуда их взять',
  args: { score: scoreWith(0, 0) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Доказанность: Пока нет слов ?\. Гипотеза/ }));
    await expect(await screen.findByRole('dialog', { name: 'Пока нет слов' })).toHaveTextContent(/«К.гипотезе…»/);
  },
});
