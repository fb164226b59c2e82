import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ShownOn } from '#src/patterns/ShownOn.tsx';

const meta = preview.meta({
  id: 'patterns-shownon',
  title: 'Приёмы/Только на своей ширине · ShownOn',
  component: ShownOn,
  args: { width: 'desktop' as const, children: null },
  render: () => (
    <>
      <ShownOn width="desktop">Доска</ShownOn>
      <ShownOn width="mobile">Список вместо доски</ShownOn>
      <ShownOn width="any">Подвал</ShownOn>
    </>
  ),
});

export const Desk = meta.story({
  name: 'За столом',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Доска')).toBeVisible();
    await expect(canvas.getByText('Список вместо доски')).not.toBeVisible();
    await expect(canvas.getByText('Подвал')).toBeVisible();
  },
});

export const Phone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Доска')).not.toBeVisible();
    await expect(canvas.getByText('Список вместо доски')).toBeVisible();
    await expect(canvas.getByText('Подвал')).toBeVisible();
  },
});
