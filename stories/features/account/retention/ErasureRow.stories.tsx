import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { ErasureRow } from '#src/features/account/retention/ErasureRow.tsx';

import { erasureWith, ROWS } from './sampleErasures.ts';

const meta = preview.meta({
  id: 'features-account-retention-erasurerow',
  title: 'Разделы/Личный кабинет/Строка журнала стирания · ErasureRow',
  component: ErasureRow,
  parameters: {
    docs: {
      description: {
        component: 'Что стёрто насовсем: почему, кем, когда и сколько из какого места; чего никто не считал, прочерк.',
      },
    },
  },
  args: { erasure: erasureWith(), doer: '', round: ROWS[0]?.round ?? null },
  decorators: [
    (Story) => (
      <ol aria-label="Стёртое">
        <Story />
      </ol>
    ),
  ],
});

export const ByTerm = meta.story({
  name: 'По сроку: сколько из какого места',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Вышел срок: 12\sразговоров$/)).toBeVisible();
    await expect(canvas.getByText(/^Сервер, по сроку/)).toBeVisible();
    await expect(canvas.getByText('96')).toBeVisible();
    await expect(canvas.getByText(/^сотрётся при\sвосстановлении$/)).toBeVisible();
  },
});

export const ByPerson = meta.story({ name: 'Человек забыт: кем и что о нём было', args: ROWS[1] });

export const Uncounted = meta.story({
  name: 'Прежняя строка: чего не считали, прочерк',
  args: ROWS[3],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('—')).toHaveLength(7);
  },
});
