import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ShowHistory, type ShowHistoryProps } from '#src/patterns/ShowHistory.tsx';

const meta = preview.meta({
  id: 'patterns-showhistory',
  title: 'Приёмы/Ссылка «История изменений» · ShowHistory',
  component: ShowHistory,
  args: { kind: 'research', id: 'one', of: 'Глубинные интервью' } as ShowHistoryProps,
  decorators: [
    (Story) => (
      <ShowHistory.Context value={(kind, id) => `?history=${kind}:${id}`}>
        <Story />
      </ShowHistory.Context>
    ),
  ],
});

export const Shared = meta.story({
  name: 'В общей компании',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'История изменений: Глубинные интервью' });
    await expect(link).toHaveAttribute('href', '?history=research:one');
  },
});

export const InHead = meta.story({
  name: 'Среди кнопок экрана: с рамкой и той же высоты',
  args: { variant: 'secondary', size: 'md' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link').getBoundingClientRect();
    await expect([width, height]).toEqual([40, 40]);
  },
});

export const Mobile = meta.story({
  name: 'На телефоне: под палец',
  globals: { viewport: { value: 'mobile' } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('link').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
});
