import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import type { Origin } from '#src/domain/tactics/touchpointRow.ts';
import { OriginBadge } from '#src/features/tactics/OriginBadge.tsx';

const meta = preview.meta({
  id: 'features-tactics-originbadge',
  title: 'Разделы/Тактика/Метка источника · OriginBadge',
  component: OriginBadge,
  parameters: {
    docs: { description: { component: 'Откуда строка: из исследования, от команды или ниоткуда — пример.' } },
  },
  args: { origin: 'research' as Origin },
});

export const Research = meta.story({
  name: 'Из исследования',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('из исследования')).toBeVisible();
  },
});
export const Backlog = meta.story({ name: 'От команды', args: { origin: 'backlog' } });
export const Example = meta.story({
  name: 'Пример: сказано, что это не находка',
  args: { origin: 'example' },
  play: async ({ canvas }) => {
    const badge = canvas.getByTitle('Составлено для примера, это не находка исследования');
    await expect(badge).toHaveTextContent('пример. Составлено для примера, это не находка исследования.');
  },
});
export const Several = meta.story({
  name: 'Над несколькими строками',
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <OriginBadge origin="research" many />
      <OriginBadge origin="backlog" many />
      <OriginBadge origin="example" many />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const text of ['из исследований', 'от команды', 'примеры']) await expect(canvas.getByText(text)).toBeVisible();
  },
});
