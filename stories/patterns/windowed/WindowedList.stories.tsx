import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { ResearchSummary } from '#src/domain/research/research.ts';
import { WindowedList, type WindowedListProps } from '#src/patterns/windowed/WindowedList.tsx';
import { Button } from '#src/ui/Button.tsx';
import { inSight, place, printsAll } from '#stories/checks.ts';

import { few, many } from './studies.ts';

/** Every tenth row has something to do. */
const hasButton = ({ id }: ResearchSummary): boolean => id.endsWith('0');

const args: WindowedListProps<ResearchSummary> = {
  label: 'Исследования',
  items: few,
  keyOf: ({ id }) => id,
  rowHeight: 44,
  renderItem: (study) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16, minHeight: 44 }}>
      <span>{study.title}</span>
      {hasButton(study) ? (
        <Button size="sm" aria-label={`Открыть ${study.title}`}>
          Открыть
        </Button>
      ) : null}
    </div>
  ),
};

const meta = preview.meta({
  id: 'patterns-windowed-windowedlist',
  title: 'Приёмы/Длинный список · WindowedList',
  component: WindowedList<ResearchSummary>,
  args,
  render: (props) => <WindowedList {...props} />,
});

export const Few = meta.story({ name: 'Семь строк' });

export const TwoHundred = meta.story({
  name: 'Двести строк стоят на странице целиком',
  args: { items: many.slice(0, 200), stops: { selector: 'button', has: hasButton } },
  play: async ({ canvas, userEvent, step }) => {
    await step('Все строки — для поиска браузера и печати, одна под другой', async () => {
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(200));
      const [first, second] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement];
      await expect(second.getBoundingClientRect().top).toBe(first.getBoundingClientRect().bottom + 8);
    });
    await step('Стрелки идут по тем же строкам, и строка видна', async () => {
      canvas.getByRole('button', { name: /^Открыть 1\. / }).focus();
      await userEvent.keyboard('{End}');
      await expect(place()).toBe('191');
      await inSight(document.activeElement as Element);
    });
  },
});

export const BeyondTwoHundred = meta.story({
  name: 'Двести одна — уже окном; стало меньше — снова целиком, а фокус на месте',
  args: { items: many.slice(0, 201) },
  render: function Shrinking(props) {
    const [items, setItems] = useState(props.items);
    return (
      <WindowedList
        {...props}
        items={items}
        renderItem={(study) => (
          <Button size="sm" onClick={() => setItems(items.slice(0, 200))}>
            {study.title}
          </Button>
        )}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    const first = canvas.getByRole('button', { name: /^1\. / });
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(200));
    await expect(first).toHaveFocus();
  },
});

export const Stops = meta.story({
  name: 'Стрелки ходят только по строкам, где есть что нажать',
  args: { items: many, stops: { selector: 'button', has: hasButton } },
  play: async ({ canvas, userEvent, step }) => {
    canvas.getByRole('button', { name: /^Открыть 1\. / }).focus();
    await step('Вниз — через девять строк, End — к последней из таких', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(place()).toBe('11'));
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(place()).toBe('9991'));
    });
    await step('Дальше некуда: фокус на месте', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(place()).toBe('9991');
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    });
  },
});

export const KeptRow = meta.story({
  name: 'Названная строка остаётся на странице',
  args: { items: many, keptKey: 'study-1' },
  play: async ({ canvas }) => {
    window.scrollTo(0, 200_000);
    await waitFor(() => expect(canvas.queryByText(/^9\. /)).not.toBeInTheDocument());
    await expect(canvas.getByText(/^2\. /)).toBeInTheDocument();
    window.scrollTo(0, 0);
  },
});

export const Printed = meta.story({
  name: 'На бумаге — все строки, потом снова окно',
  args: { items: many.slice(0, 400) },
  play: ({ canvas }) => printsAll(() => canvas.getAllByRole('listitem'), 400, 100),
});
