import { expect, fn, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { JourneyMap } from '#src/features/tactics/JourneyMap.tsx';

import { emptyMap, exampleMap, mapOfMany, ownMap, sampleMap } from './sampleMap.ts';

const meta = preview.meta({
  id: 'features-tactics-journeymap',
  title: 'Разделы/Тактика/Карта пути · JourneyMap (CJM, таблица)',
  component: JourneyMap,
  parameters: {
    docs: {
      description: {
        component:
          'Весь путь на одной карте: этапы — столбцы; задачи, боли, выгоды, слова, гипотезы, эксперименты — строки; сверху баланс линией.',
      },
    },
    chromatic: { modes: screenModes },
  },
  args: {
    journey: sampleMap,
    onOpenStage: fn(),
    onOpenTouchpoint: fn(),
  },
});

export const Sample = meta.story({
  name: 'Путь с примерами',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Таблица: шесть этапов, баланс, точки касания и шесть дорожек', async () => {
      await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
        'Awareness',
        'Acquisition',
        'Activation',
        'Revenue',
        'Retention',
        'Referral',
      ]);
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
    });
    await step('Название этапа и число в клетке открывают этап', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Revenue' }));
      await expect(args.onOpenStage).toHaveBeenLastCalledWith('revenue');
      canvas.getByRole('button', { name: /^\d+ — Pains, Activation\. Открыть этап$/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenStage).toHaveBeenLastCalledWith('activation');
    });
  },
});

export const OwnOnly = meta.story({
  name: 'Без примеров остаётся только своё',
  args: { journey: ownMap },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('пример')).toBeNull();
    await expect(canvas.getAllByText('из исследования').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('нет данных').length).toBeGreaterThan(0);
  },
});

export const ExamplesOnly = meta.story({
  name: 'Одни примеры: показаны, не сосчитаны, без оценок',
  args: { journey: exampleMap },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('пример').length).toBeGreaterThan(0);
    await expect(canvas.queryByText('из исследования')).toBeNull();
    // Nothing invented is scored or counted.
    await expect(canvas.getAllByText('—')).toHaveLength(30);
    for (const head of canvas.getAllByRole('button', { name: /Открыть этап$/ }))
      await expect(head).toHaveTextContent(/^0/);
  },
});

export const Empty = meta.story({
  name: 'Своего ещё нет',
  args: { journey: emptyMap },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'На карте пока ничего нет' })).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
});

const tenThousand = mapOfMany(10_000);

export const TenThousand = meta.story({
  name: 'Десять тысяч гипотез',
  args: { journey: tenThousand },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    for (const cell of within(table).getAllByRole('cell')) {
      await expect(cell.querySelectorAll('ul > li').length).toBeLessThanOrEqual(2);
    }
    await expect(canvas.getAllByText(/^ещё \d/).length).toBeGreaterThan(0);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas, step }) => {
    const region = canvas.getByRole('region', { name: 'Таблица карты, прокручивается вбок' });
    await step('Вбок прокручивается таблица, а не страница', async () => {
      await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
      await expect(region).toHaveAttribute('tabindex', '0');
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
    await step('Названия дорожек остаются на виду', async () => {
      const header = canvas.getByRole('rowheader', { name: 'Pains' });
      const { left } = header.getBoundingClientRect();
      region.scrollTo({ left: 500, behavior: 'instant' });
      await expect(Math.abs(header.getBoundingClientRect().left - left)).toBeLessThan(2);
    });
  },
});
