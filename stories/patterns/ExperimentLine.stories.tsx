import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ExperimentLine, type ExperimentLineProps } from '#src/patterns/ExperimentLine.tsx';
import { underFinger } from '#stories/checks.ts';

const name = 'Пробное интервью на третьем шаге';
const args: ExperimentLineProps = {
  experiment: { name, status: 'Done', verdict: 'VALIDATED' },
  href: '/experiments?open=trial',
};
const meta = preview.meta({
  id: 'patterns-experimentline',
  title: 'Приёмы/Строка эксперимента · ExperimentLine',
  component: ExperimentLine,
  args,
});

export const Validated = meta.story({
  name: 'Гипотеза подтверждена',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Подтверждена')).toBeVisible();
    await expect(canvas.queryByText('Завершен')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/experiments?open=trial');
  },
});

export const Invalidated = meta.story({
  name: 'Опровергнута',
  args: { experiment: { name, status: 'Done', verdict: 'INVALIDATED' } },
});

export const Inconclusive = meta.story({
  name: 'Не ясно',
  args: { experiment: { name, status: 'Done', verdict: 'INCONCLUSIVE' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не ясно')).toBeVisible();
  },
});

export const UnderWay = meta.story({
  name: 'Ещё идёт: статус вместо вывода',
  args: { experiment: { name, status: 'In Progress', verdict: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('В работе')).toBeVisible();
  },
});

export const Mobile = meta.story({
  name: 'На телефоне ссылка в 44 пикселя',
  globals: { viewport: { value: 'mobile' } },
  play: ({ canvas }) => underFinger(canvas.getByRole('link')),
});
