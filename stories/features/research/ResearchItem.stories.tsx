import { useState } from 'react';
import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ResearchItem, type ResearchItemProps } from '#src/features/research/ResearchItem.tsx';
import { Accordion } from '#src/ui/accordion/Accordion.tsx';
import { fits } from '#stories/checks.ts';

import { summaries, textOf } from './sampleStudy.ts';

function Demo(props: ResearchItemProps) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <Accordion label="Исследования" value={open} onValueChange={setOpen}>
      <ResearchItem {...props} />
    </Accordion>
  );
}

const [first] = summaries.filter(({ id }) => id === 'research-edtech');
if (!first) throw new Error('no sample study');

const words = 'пустой экран';
const text = textOf('material-42');
const at = text.indexOf(words);
const snippet = text.slice(at - 40, at + 80);
const hit = { materialId: 'material-42', snippet, from: 40, to: 40 + words.length };

const meta = preview.meta({
  id: 'features-research-researchitem',
  title: 'Разделы/Исследования/Исследование в списке · ResearchItem',
  component: ResearchItem,
  parameters: {
    docs: { description: { component: 'Исследование в списке: название, описание, участники, статус, тип и автор.' } },
  },
  args: { study: first, children: <p>{first.description}</p> },
  render: (args) => <Demo {...args} />,
});

export const Closed = meta.story({
  name: 'Название, описание, участники и три бейджа',
  play: async ({ canvas, userEvent, step }) => {
    const row = canvas.getByRole('button', { expanded: false });
    await step('Что видно', async () => {
      await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(first.title);
      await expect(canvas.getByText(first.description)).toBeVisible();
      await expect(canvas.getByText('9 участников')).toBeVisible();
      for (const badge of ['Завершено', 'Интервью', 'Анна Ковалёва']) {
        await expect(canvas.getByText(badge)).toBeVisible();
      }
    });
    await step('Открывается и закрывается', async () => {
      await userEvent.click(row);
      await expect(row).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Enter}');
      await expect(row).toHaveAttribute('aria-expanded', 'false');
    });
  },
});

export const Counts = meta.story({
  name: 'Числа участников стоят ровно, одно под другим',
  render: () => (
    <Accordion label="Исследования" value={null} onValueChange={() => {}}>
      {summaries.map((study) => (
        <ResearchItem key={study.id} study={study}>
          {null}
        </ResearchItem>
      ))}
    </Accordion>
  ),
  play: async ({ canvas }) => {
    const counts = canvas.getAllByText(/^[\d\s]+участник/).map((count) => count.getBoundingClientRect());
    await expect(counts).toHaveLength(7);
    await expect(new Set(counts.map((box) => Math.round(box.left))).size).toBe(1);
  },
});

export const Hit = meta.story({
  name: 'Слова найдены в материалах: строка с подсветкой',
  args: { hit },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words).tagName).toBe('MARK');
    await expect(canvas.getByText(/В материалах: …/)).toBeVisible();
  },
});

export const Unsigned = meta.story({
  name: 'Автор и участники не указаны: бейджа нет, числа тоже',
  args: { study: { ...first, author: '', participants: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Анна Ковалёва')).not.toBeInTheDocument();
    await expect(canvas.getByText('Участники не указаны')).toBeVisible();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне найденные слова видны целиком',
  globals: { viewport: { value: 'mobile' } },
  args: { hit },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words).getBoundingClientRect().right).toBeLessThan(390);
    await expect(canvas.getByText('9 участников').getBoundingClientRect().right).toBeLessThan(390);
    await fits();
  },
});

export const LongTitle = meta.story({
  name: 'Длинное название и длинный автор',
  globals: { viewport: { value: 'mobile' } },
  args: {
    study: {
      ...first,
      title: `${first.title} и исследователями: ${first.title}`,
      author: 'Константин Константинопольский-Преображенский',
      participants: 1_000_000,
    },
  },
  play: () => fits(),
});
