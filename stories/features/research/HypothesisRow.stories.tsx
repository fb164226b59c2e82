import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { HypothesisRow } from '#src/features/research/HypothesisRow.tsx';

import { commented, hypothesis, testedTwice, trial } from './sampleStudy.ts';
import { linksHref } from '../../linksHref.ts';

const meta = preview.meta({
  id: 'features-research-hypothesisrow',
  title: 'Разделы/Исследования/Строка гипотезы · HypothesisRow',
  component: HypothesisRow,
  parameters: {
    docs: { description: { component: 'Гипотеза исследования: слова, из которых она выросла, и путь в бэклог.' } },
  },
  args: {
    hypothesis: hypothesis('hypothesis-hours-counter'),
    linksHref: linksHref('hypothesis', 'hypothesis-hours-counter'),
    onAdd: fn(),
    onEdit: fn(),
    onOpenPassage: fn(),
  },
});

export const New = meta.story({
  name: 'Новая: «Добавить в гипотезы»',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Что в ней', async () => {
      await expect(canvas.getByRole('heading', { name: args.hypothesis.text })).toBeVisible();
      await expect(canvas.getByText('Awareness')).toBeVisible();
      await expect(canvas.getByText('Средняя')).toBeVisible();
      await expect(canvas.getByText(/приоритет 4/)).toHaveTextContent('Осознанная потребность · приоритет 4');
      await expect(canvas.queryByRole('list', { name: 'Эксперименты' })).not.toBeInTheDocument();
    });
    await step('Кнопка отдаёт эту гипотезу', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Добавить в гипотезы: / }));
      await expect(args.onAdd).toHaveBeenLastCalledWith(args.hypothesis);
    });
    await step('Цитата ведёт на своё место', async () => {
      const [quote] = Object.values(args.hypothesis.quotes);
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(quote?.text ?? '') }));
      await expect(args.onOpenPassage).toHaveBeenLastCalledWith(quote?.passage);
    });
    await step('«Связи» названы её именем', async () => {
      const link = canvas.getByRole('link', { name: `Связи: ${args.hypothesis.text}` });
      await expect(link).toHaveAttribute('href', args.linksHref);
    });
  },
});

export const JustAdded = meta.story({
  name: 'Добавили клавишами: фокус остаётся у гипотезы',
  // Takes the hypothesis as soon as it is asked to, as the dialog does when it was confirmed.
  render: function Taking(props) {
    const [taken, setTaken] = useState(props.hypothesis);
    return <HypothesisRow {...props} hypothesis={taken} onAdd={(one) => setTaken({ ...one, status: 'added' })} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Добавить в гипотезы: / }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Добавлено: / })).toBeDisabled());
    await expect(canvas.getByRole('link', { name: /^Связи/ })).toHaveFocus();
  },
});

export const Added = meta.story({
  name: 'В бэклоге гипотез: «Добавлено», нажать нельзя',
  args: { hypothesis: commented },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /^Добавлено: / });
    await expect(button).toBeDisabled();
    // Only a user who has just added it by keys is taken to the link: no other focus moves.
    await expect(canvas.getByRole('link', { name: /^Связи/ })).not.toHaveFocus();
    await userEvent.click(button);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.getByText('Проверяем первой').parentElement).toHaveTextContent('Комментарий: Проверяем первой');
  },
});

export const InBacklog = meta.story({
  name: 'Стала экспериментом: «В бэклоге» и ссылка на него',
  args: trial,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /^В бэклоге: / })).toBeDisabled();
    const link = canvas.getByRole('link', { name: args.experiments?.[0]?.name ?? '' });
    await expect(link).toHaveAttribute('href', '/experiments?open=experiment-trial-interview');
    await expect(canvas.getByText('Высокая')).toBeVisible();
  },
});

export const Tested = meta.story({
  name: 'Проверена: вывод каждого эксперимента со ссылкой на него',
  args: { ...trial, experiments: testedTwice },
  play: async ({ args, canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Эксперименты' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent('В работеПроверка на новых командах');
    await expect(rows[1]).toHaveTextContent(`Опровергнута${args.experiments?.[1]?.name}`);
  },
});

export const LowWithoutQuotes = meta.story({
  name: 'Без цитат, низкая релевантность',
  args: { hypothesis: { ...hypothesis('hypothesis-hours-counter'), relevance: 'low', quotes: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Низкая')).toBeVisible();
    await expect(canvas.getAllByRole('button').map((one) => one.textContent)).toEqual([
      'Изменить',
      'Добавить в гипотезы',
    ]);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне кнопка внизу во всю ширину',
  globals: { viewport: { value: 'mobile' } },
  args: { ...trial, hypothesis: { ...trial.hypothesis, status: 'new' } },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: /^Добавить в гипотезы: / }).getBoundingClientRect();
    const card = (canvasElement.querySelector('article') as HTMLElement).getBoundingClientRect();
    await expect(button.height).toBeGreaterThanOrEqual(44);
    await expect(Math.round(card.bottom - button.bottom)).toBe(17);
    const links = canvas.getByRole('link', { name: /^Связи/ }).getBoundingClientRect();
    await expect(button.top).toBeGreaterThan(links.bottom);
    await expect(Math.round(button.width)).toBe(Math.round(card.width - 34));
  },
});
