import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { screenModes } from '#.storybook/modes.ts';
import preview from '#.storybook/preview.tsx';
import { JourneyMap, type JourneyMapProps } from '#src/features/tactics/JourneyMap.tsx';

import { exampleMap, mapOfMany, nothingFound, sampleMap } from './sampleMap.ts';

/** Keeps the switch. */
function Demo(props: JourneyMapProps) {
  const [withExamples, setWithExamples] = useState(props.withExamples);
  return (
    <JourneyMap
      {...props}
      withExamples={withExamples}
      onWithExamplesChange={(next) => {
        props.onWithExamplesChange(next);
        setWithExamples(next);
      }}
    />
  );
}

const meta = preview.meta({
  component: JourneyMap,
  parameters: { chromatic: { modes: screenModes } },
  args: {
    journey: sampleMap,
    withExamples: true,
    onWithExamplesChange: fn(),
    onOpenStage: fn(),
    onOpenTouchpoint: fn(),
  },
  render: (args) => <Demo {...args} />,
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
      canvas.getByRole('button', { name: /^\d+: Pains, Activation\. Открыть этап$/ }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenStage).toHaveBeenLastCalledWith('activation');
    });
    await step('Без примеров остаётся только своё', async () => {
      const pains = (): number =>
        Number.parseInt(canvas.getByRole('button', { name: /: Pains, Activation/ }).textContent ?? '', 10);
      const before = pains();
      await userEvent.click(canvas.getByRole('switch', { name: 'Показывать примеры' }));
      await expect(args.onWithExamplesChange).toHaveBeenCalledWith(false);
      await expect(pains()).toBeLessThan(before);
      await expect(canvas.queryByText('пример')).toBeNull();
      await expect(canvas.getAllByText('из исследования').length).toBeGreaterThan(0);
      await expect(canvas.getAllByText('нет данных').length).toBeGreaterThan(0);
    });
  },
});

export const OwnOnly = meta.story({ name: 'Без примеров', args: { withExamples: false } });

export const ExamplesOnly = meta.story({
  name: 'Одни примеры',
  args: { journey: exampleMap },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('пример').length).toBeGreaterThan(0);
    await expect(canvas.queryByText('из исследования')).toBeNull();
  },
});

export const Empty = meta.story({
  name: 'Своего ещё нет',
  args: { journey: exampleMap, withExamples: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'На карте пока ничего нет' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Показывать примеры' }));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  name: 'Поиск не нашёл ничего',
  args: { journey: nothingFound },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Сбросьте поиск/)).toBeVisible();
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
