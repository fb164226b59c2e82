import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { StudyFindingsNote } from '#src/features/research/reading/findings/StudyFindingsNote.tsx';

const meta = preview.meta({
  id: 'features-research-reading-findings-studyfindingsnote',
  title: 'Разделы/Исследования/Сколько находок ждёт в исследовании · StudyFindingsNote',
  component: StudyFindingsNote,
  parameters: {
    docs: {
      description: {
        component:
          'Строка раскрытого исследования: сколько находок программы ждёт разбора и в скольких материалах. Стоит, только когда сосчитано.',
      },
    },
  },
  args: { count: 12, materials: 3, href: '/?material=material-42&at=619-680', allHref: '/?view=findings' },
});

export const Waiting = meta.story({
  name: 'Сколько, в скольких материалах, и путь к первой',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^12.находок в 3.материалах ждут разбора\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Все находки' })).toHaveAttribute('href', '/?view=findings');
    await expect(canvas.getByRole('link', { name: 'К первой находке' })).toHaveAttribute(
      'href',
      '/?material=material-42&at=619-680',
    );
  },
});

export const One = meta.story({
  name: 'Одна в одном',
  args: { count: 1, materials: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^1.находка в 1.материале ждёт разбора\.$/)).toBeVisible();
  },
});

export const None = meta.story({
  name: 'Ничего не ждёт: ничего и не сказано',
  args: { count: 0, materials: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
