import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { OpeningWays } from '#src/features/account/workspace/OpeningWays.tsx';

import { samplePreview } from '../sampleSettings.ts';

const meta = preview.meta({
  id: 'features-account-workspace-openingways',
  title: 'Разделы/Личный кабинет/Объединить или заменить · OpeningWays',
  component: OpeningWays,
  parameters: { docs: { description: { component: 'Что сделают с этим файлом «Объединить» и «Заменить».' } } },
  args: { preview: samplePreview, refused: null as string | null, companyName: 'Ориентир' },
});

export const Same = meta.story({
  name: 'Та же компания',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/останется более поздняя/)).toBeVisible();
    await expect(canvas.getByText(/^Объединить/)).toHaveTextContent('на место компании «Ориентир»');
  },
});

export const Other = meta.story({
  name: 'Другая компания; заменить нельзя',
  args: { preview: { ...samplePreview, place: 'new' }, refused: 'Заменить нельзя.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/добавить компанию/)).toHaveTextContent('Заменить нельзя.');
  },
});
