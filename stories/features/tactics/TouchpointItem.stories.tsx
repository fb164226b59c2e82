import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TouchpointItem } from '#src/features/tactics/TouchpointItem.tsx';
import { TouchpointSections } from '#src/features/tactics/TouchpointSections.tsx';
import { inAccordion } from '#stories/frames.tsx';
import { fits } from '#stories/checks.ts';

import { blankCard, exampleCard, longCard, researchCard, runningCard, unknownCard } from './sampleJourney.ts';

const meta = preview.meta({
  id: 'features-tactics-touchpointitem',
  title: 'Разделы/Тактика/Точка касания в списке · TouchpointItem',
  component: TouchpointItem,
  parameters: {
    docs: { description: { component: 'Точка касания в списке: имя, задача людей, этап и сколько гипотез.' } },
  },
  args: { row: researchCard, matches: null, children: <p>Подробности</p> },
  decorators: [inAccordion],
});

export const Closed = meta.story({
  name: 'Название, JTBD, этап и число гипотез; раскрывается',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(args.row.job?.text ?? '')).toBeVisible();
    await expect(canvas.getByText(/^\d+ гипотез/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${args.row.name}`) }));
    await expect(canvas.getByText('Подробности')).toBeVisible();
  },
});
export const Open = meta.story({
  name: 'Раскрыта, с разделами точки',
  args: {
    row: runningCard,
    children: (
      <TouchpointSections
        card={runningCard}
        onOpenQuote={fn()}
        onCreate={fn()}
        experimentHref={(id) => `/experiments?open=${id}`}
        researchHref="/"
      />
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${args.row.name.slice(0, 8)}`) }));
    await expect(canvas.getByRole('heading', { name: 'Гипотезы для улучшений' })).toBeVisible();
  },
});
export const Example = meta.story({
  name: 'Только примеры: помечены, и ни один не сосчитан',
  args: { row: exampleCard },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Пример: /)).toBeVisible();
    await expect(canvas.getByText(/^0\sгипотез$/)).toBeVisible();
  },
});
export const Blank = meta.story({
  name: 'Ещё ничего не известно',
  args: { row: blankCard },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Пример/)).not.toBeInTheDocument();
    await expect(canvas.getByText(/^0\sгипотез$/)).toBeVisible();
  },
});
export const Running = meta.story({
  name: 'Эксперименты в работе',
  args: { row: runningCard },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(`${args.row.running} в работе`)).toBeVisible();
  },
});
export const Unknown = meta.story({
  name: 'Нет в списке точек: это важнее работы',
  args: { row: { ...unknownCard, running: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Нет в списке точек')).toBeVisible();
    await expect(canvas.queryByText(/в работе/)).not.toBeInTheDocument();
  },
});
export const Found = meta.story({
  name: 'Найдено поиском',
  args: { row: runningCard, matches: { pains: 2, gains: 0, quotes: 1, inExamples: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('найдено: боли 2, цитаты 1')).toBeVisible();
    await expect(canvas.queryByText(/в работе/)).not.toBeInTheDocument();
  },
});
export const FoundByName = meta.story({
  name: 'Найдено по названию',
  args: { matches: { pains: 0, gains: 0, quotes: 0, inExamples: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('найдено в названии')).toBeVisible();
  },
});
export const FoundInExample = meta.story({
  name: 'Найдено только в примере',
  args: { row: exampleCard, matches: { pains: 0, gains: 0, quotes: 0, inExamples: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^найдено в\sпримере$/)).toBeVisible();
  },
});
export const Long = meta.story({
  name: 'Длинное название и 10 000 знаков в JTBD',
  args: { row: longCard },
  play: ({ canvasElement }) => fits(canvasElement),
});
export const Phone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  args: { matches: { pains: 12, gains: 13, quotes: 120, inExamples: false } },
  play: ({ canvasElement }) => fits(canvasElement),
});
