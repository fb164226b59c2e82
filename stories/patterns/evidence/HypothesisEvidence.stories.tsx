import { useMemo, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { keyedList } from '#src/domain/core/record.ts';
import type { Stance } from '#src/domain/research/hypothesis.ts';
import { EvidenceSlots, NO_PARTS, type EvidenceParts } from '#src/patterns/evidence/EvidenceSlots.ts';
import { EvidenceQuote } from '#src/patterns/evidence/EvidenceQuote.tsx';
import { HypothesisEvidence, type HypothesisEvidenceProps } from '#src/patterns/evidence/HypothesisEvidence.tsx';

const quote = (text: string, respondent: string, stance: Stance) => ({
  text,
  respondent,
  research: 'Интервью весны',
  researchId: 'study',
  passage: null,
  stance,
});
const acts = { onTurn: fn(), onKind: fn(), onSeverity: fn(), onRemove: fn() };

const meta = preview.meta({
  id: 'patterns-evidence-hypothesisevidence',
  title: 'Приёмы/Слова за и против · HypothesisEvidence (цитаты гипотезы)',
  component: HypothesisEvidence,
  args: {
    hypothesis: {
      id: 'hypothesis',
      quotes: keyedList('quote', [
        quote('Если бы расшифровка появлялась сама, я бы разбирала интервью в тот же день', 'Марина', 'for'),
        quote('Мне проще самой переслушать, заодно вспоминаю', 'Р2', 'against'),
        quote('Неделю откладываю, потому что скучно', 'Олег', 'for'),
      ]),
    },
    children: ({ text, respondent }) => (
      <blockquote>
        «{text}» — {respondent}
      </blockquote>
    ),
  },
  render: (args) => (
    <EvidenceSlots value={{ ...NO_PARTS, people: () => <p>За этим 2 человека, против — 1 человек</p>, ...acts }}>
      <HypothesisEvidence {...args} />
    </EvidenceSlots>
  ),
});

interface Typist {
  click: (element: Element) => Promise<void>;
}

/** Takes a line of the menu of words that begin so. */
async function take(userEvent: Typist, words: RegExp, line: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: words }));
  await userEvent.click(await screen.findByRole('menuitem', { name: line }));
}

export const BothSides = meta.story({
  name: 'За и против стоят отдельно; слова переносят и убирают',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('По сторонам, в своём порядке', async () => {
      const inFavour = within(canvas.getByRole('list', { name: 'За: 2' })).getAllByRole('listitem');
      await expect(inFavour.map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('— Марина'),
        expect.stringContaining('— Олег'),
      ]);
      const against = within(canvas.getByRole('list', { name: 'Против: 1' })).getAllByRole('listitem');
      await expect(against).toHaveLength(1);
      await expect(canvas.getByText('За этим 2 человека, против — 1 человек')).toBeVisible();
    });
    await step('Перенести', async () => {
      await take(userEvent, /Мне проще самой/, 'Говорит за гипотезу');
      await expect(acts.onTurn).toHaveBeenLastCalledWith(
        args.hypothesis,
        expect.objectContaining({ respondent: 'Р2' }),
        'for',
      );
      await take(userEvent, /Неделю откладываю/, 'Говорит против гипотезы');
      await expect(acts.onTurn.mock.lastCall?.[2]).toBe('against');
    });
    await step('Назвать вид слов; названный отмечен', async () => {
      await userEvent.click(screen.getByRole('button', { name: /Неделю откладываю/ }));
      await expect(await screen.findByRole('menuitemcheckbox', { name: 'Вид не указан' })).toBeChecked();
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Вид: обходной путь' }));
      await expect(acts.onKind).toHaveBeenLastCalledWith(
        args.hypothesis,
        expect.objectContaining({ respondent: 'Олег' }),
        'workaround',
      );
      await userEvent.click(screen.getByRole('button', { name: /Неделю откладываю/ }));
      await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Вид не указан' }));
      await expect(acts.onKind.mock.lastCall?.[2]).toBeNull();
    });
    await step('Убрать; фокус на той же кнопке', async () => {
      await take(userEvent, /Неделю откладываю/, 'Убрать из гипотезы');
      await expect(acts.onRemove).toHaveBeenLastCalledWith(
        args.hypothesis,
        expect.objectContaining({ respondent: 'Олег' }),
      );
      await waitFor(() => expect(canvas.getByRole('button', { name: /Неделю откладываю/ })).toHaveFocus());
    });
  },
});

/** A line of the open menu that is a mark. */
const line = (name: string) => screen.findByRole('menuitemcheckbox', { name });

export const Grave = meta.story({
  name: 'Острота: у трудности, обходного пути и ухода; с клавиатуры',
  args: {
    hypothesis: {
      id: 'hypothesis',
      quotes: keyedList('quote', [
        { ...quote('Неделю откладываю, потому что скучно', 'Олег', 'for'), kind: 'pain', severity: 'serious' },
        { ...quote('Хочу видеть всё в одном месте', 'Марина', 'for'), kind: 'need' },
      ]),
    },
    children: (words) => <EvidenceQuote quote={words} href={null} />,
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await expect(canvas.getByText('трудность (мешает)')).toBeVisible();
    const button = canvas.getByRole('button', { name: /Неделю откладываю/ });
    await step('У потребности остроты нет', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Хочу видеть/ }));
      await expect(await line('Вид: потребность')).toBeChecked();
      await expect(screen.queryByRole('menuitemcheckbox', { name: /^Острота/ })).toBeNull();
      await userEvent.keyboard('{Escape}');
    });
    await step('Стрелками и Enter; острота стоит выше видов; фокус возвращается', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Говорит против гипотезы' })).toHaveFocus());
      await expect(await line('Острота: мешает')).toBeChecked();
      await expect(await line('Острота: терпимо')).not.toBeChecked();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
      await expect(await line('Острота: останавливает')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(acts.onSeverity).toHaveBeenLastCalledWith(
        args.hypothesis,
        expect.objectContaining({ respondent: 'Олег' }),
        'blocking',
      );
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Убрать', async () => {
      await userEvent.click(button);
      await userEvent.click(await line('Острота не указана'));
      await expect(acts.onSeverity.mock.lastCall?.[2]).toBeNull();
    });
    await userEvent.click(button);
    await expect(await line('Острота: мешает')).toBeVisible();
  },
});

/** Turns and removes words as the app does. */
function Living({ hypothesis, children }: HypothesisEvidenceProps) {
  const [now, setNow] = useState(hypothesis);
  const parts = useMemo<EvidenceParts>(
    () => ({
      ...NO_PARTS,
      onTurn: (_, { key }, stance) =>
        setNow((one) => ({ ...one, quotes: changed(one.quotes, key, (quote) => ({ ...quote, stance })) })),
      onRemove: (_, { key }) => setNow((one) => ({ ...one, quotes: changed(one.quotes, key, () => null) })),
    }),
    [],
  );
  return (
    <EvidenceSlots value={parts}>
      <HypothesisEvidence hypothesis={now}>{children}</HypothesisEvidence>
    </EvidenceSlots>
  );
}

type Quotes = HypothesisEvidenceProps['hypothesis']['quotes'];

/** Quotes with one of them changed, or without it. */
function changed(quotes: Quotes, key: string, change: (quote: Quotes[string]) => Quotes[string] | null): Quotes {
  return Object.fromEntries(
    Object.entries(quotes).flatMap(([own, quote]) => {
      const next = own === key ? change(quote) : quote;
      return next ? [[own, next]] : [];
    }),
  );
}

export const Following = meta.story({
  name: 'Фокус идёт за перенесёнными словами, а после убранных — на соседние',
  render: (args) => <Living {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = (words: RegExp) => canvas.getByRole('button', { name: words });
    await take(userEvent, /Мне проще самой/, 'Говорит за гипотезу');
    await waitFor(() => expect(canvas.getByRole('list', { name: 'За: 3' })).toBeVisible());
    await waitFor(() => expect(button(/Мне проще самой/)).toHaveFocus());
    await take(userEvent, /Мне проще самой/, 'Убрать из гипотезы');
    await waitFor(() => expect(canvas.getByRole('list', { name: 'За: 2' })).toBeVisible());
    await waitFor(() => expect(button(/Неделю откладываю/)).toHaveFocus());
  },
});

export const OnlyShown = meta.story({
  name: 'Где ничего не меняют, кнопок нет',
  render: (args) => <HypothesisEvidence {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'За: 2' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const NoWords = meta.story({
  name: 'Слов нет: ничего не показано',
  args: { hypothesis: { id: 'hypothesis', quotes: {} } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('');
    await expect(canvasElement.querySelector('ul')).toBeNull();
  },
});
