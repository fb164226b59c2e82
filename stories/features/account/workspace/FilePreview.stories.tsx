import { expect } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FilePreview } from '#src/features/account/workspace/FilePreview.tsx';

import { samplePreview } from '../sampleSettings.ts';

const meta = preview.meta({
  id: 'features-account-workspace-filepreview',
  title: 'Разделы/Личный кабинет/Что в файле пространства · FilePreview',
  component: FilePreview,
  parameters: {
    docs: {
      description: {
        component: 'Что в файле пространства: чьё, когда сохранено, сколько чего и что из него потеряно.',
      },
    },
  },
  args: { preview: samplePreview },
});

export const Sample = meta.story({
  name: 'Чьё, когда сохранено, сколько чего',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ориентир' })).toBeVisible();
    await expect(canvas.getByText(/^4\sфайла, 22\sКБ$/)).toBeVisible();
    await expect(canvas.getByText(/Токены и пароли/)).toBeVisible();
  },
});

export const Lost = meta.story({
  name: 'Без имени, часть файлов потеряна',
  args: { preview: { ...samplePreview, companyName: '', missingFiles: 2, secretsLeftOut: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Компания без названия' })).toBeVisible();
    await expect(canvas.getByText(/не было 2\sфайлов/)).toBeVisible();
  },
});
