import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { TouchpointSections } from '#src/features/tactics/TouchpointSections.tsx';
import { inBox } from '#stories/frames.tsx';
import { fits, underFinger } from '#stories/checks.ts';

import {
  blankCard,
  exampleCard,
  longCard,
  lostCard,
  quietCard,
  quotedCard,
  researchCard,
  runningCard,
  takenUpCard,
  unknownCard,
} from './sampleJourney.ts';

const meta = preview.meta({
  id: 'features-tactics-touchpointsections',
  title: 'Разделы/Тактика/Точка касания по разделам · TouchpointSections',
  component: TouchpointSections,
  parameters: {
    docs: {
      description: {
        component: 'Точка касания в семи разделах по порядку: найденное выше примеров, происхождение названо один раз.',
      },
    },
  },
  args: {
    card: researchCard,
    onOpenQuote: fn(),
    onCreate: fn(),
    experimentHref: (id: string) => `/experiments?open=${id}`,
    researchHref: '/',
  },
});

const SECTIONS = [
  'Jobs To Be Done',
  'Контекст',
  'Gains',
  'Pains',
  'Цитаты респондентов',
  'Метрики успеха',
  'Гипотезы для улучшений',
];
const ALL_EXAMPLE = /Вся карточка составлена для примера/;

export const Evidence = meta.story({
  name: 'Из исследований: семь разделов по порядку, примеры ниже',
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Порядок разделов', async () => {
      const headings = canvas.getAllByRole('heading', { level: 4 }).map((one) => one.textContent);
      await expect(headings).toEqual(SECTIONS);
      await expect(canvas.queryByText(ALL_EXAMPLE)).not.toBeInTheDocument();
    });
    await step('Цитата', async () => {
      const quote = researchCard.quotes[0];
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^«${quote?.text.slice(0, 20)}`) }));
      await expect(args.onOpenQuote).toHaveBeenCalledWith(quote);
    });
    await step('Эксперимент из гипотезы', async () => {
      await userEvent.click(canvas.getAllByRole('button', { name: /^Создать эксперимент/ })[0] as Element);
      await expect(args.onCreate).toHaveBeenCalledTimes(1);
    });
  },
});
export const Examples = meta.story({
  name: 'Только примеры: сказано один раз, сверху',
  args: { card: exampleCard },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(ALL_EXAMPLE)).toBeVisible();
    await expect(canvas.getAllByText('пример')).toHaveLength(1);
    await expect(canvas.queryByText('примеры')).not.toBeInTheDocument();
  },
});
export const Blank = meta.story({
  name: 'Ничего не известно: что сюда встанет и откуда',
  args: { card: blankCard },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Находок пока нет' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Перейти к исследованиям' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByText(/пример/i)).not.toBeInTheDocument();
  },
});
export const TakenUp = meta.story({
  name: 'Эксперимент сделан из примера: гипотеза помечена, остального нет',
  args: { card: takenUpCard },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('пример')).toBeVisible();
    await expect(canvas.getAllByText('Не записано')).toHaveLength(5);
    await expect(canvas.queryByText(ALL_EXAMPLE)).not.toBeInTheDocument();
  },
});
export const Running = meta.story({ name: 'С экспериментом в работе', args: { card: runningCard } });
export const NoQuotes = meta.story({
  name: 'Без цитат нет и раздела',
  args: { card: quietCard },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Цитаты респондентов' })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(6);
  },
});
export const TwentyQuotes = meta.story({
  name: 'Двадцать цитат',
  args: { card: quotedCard },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Показать все цитаты (20)' })).toBeVisible();
  },
});
export const Unknown = meta.story({
  name: 'Точки нет в списке этапа',
  args: { card: unknownCard },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/нет в списке этапа/)).toBeVisible();
  },
});
export const UnknownEmpty = meta.story({
  name: 'Точки нет в списке, и почти ничего не записано',
  args: { card: { ...unknownCard, jtbd: [], context: [], gains: [], pains: [], metrics: [], quotes: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Не записано')).toHaveLength(5);
  },
});
export const LostExperiment = meta.story({
  name: 'Эксперимент удалён',
  args: { card: lostCard },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Эксперимент удалён')).toBeVisible();
  },
});
export const Long = meta.story({
  name: '10 000 знаков в строке',
  args: { card: longCard },
  play: ({ canvasElement }) => fits(canvasElement),
});
export const Compact = meta.story({
  name: 'В карусели: не больше двух строк в разделе',
  args: { compact: true },
  decorators: [inBox({ maxWidth: 400 })],
  play: async ({ canvas, step, userEvent }) => {
    const pains = () => canvas.getByRole('heading', { name: 'Pains' }).parentElement?.querySelectorAll('li').length;
    await expect(pains()).toBe(2);
    await step('Показать все', async () => {
      const button = canvas.getByRole('button', {
        name: `Показать все боли (${researchCard.pains.length}): ${researchCard.name}`,
      });
      await userEvent.click(button);
      await expect(pains()).toBe(researchCard.pains.length);
      await expect(button).toHaveFocus();
    });
  },
});
export const Phone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, canvasElement }) => {
    await fits(canvasElement);
    await underFinger(...canvas.getAllByRole('button'));
  },
});
export const PhoneLong = meta.story({
  name: 'На телефоне, 10 000 знаков',
  globals: { viewport: { value: 'mobile' } },
  args: { card: longCard, compact: true },
  play: ({ canvasElement }) => fits(canvasElement),
});
