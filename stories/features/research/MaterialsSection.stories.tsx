import { expect, fn } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { MaterialsSection } from '#src/features/research/MaterialsSection.tsx';

import { legacyDocument, openStudy, recording } from './sampleStudy.ts';

const { materials } = openStudy('research-edtech', [recording, legacyDocument]);

const meta = preview.meta({
  id: 'features-research-materialssection',
  title: 'Разделы/Исследования/Материалы исследования · MaterialsSection',
  component: MaterialsSection,
  args: { materials, onRead: fn(), onDownload: fn() },
});

export const Files = meta.story({
  name: 'Файлы по порядку, читать и скачать',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: `Материалы (${materials.length})` })).toBeVisible();
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows.at(-2)).toContain(recording.name);
    await expect(rows.at(-1)).toContain(legacyDocument.name);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Читать: / })[0] as HTMLElement);
    await expect(args.onRead).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: `Скачать файл ${recording.name}` }));
    await expect(args.onDownload).toHaveBeenLastCalledWith(recording);
  },
});

export const NoFiles = meta.story({
  name: 'Файлов нет, и это сказано',
  args: { materials: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('К этому исследованию не приложены файлы.')).toBeVisible();
    await expect(canvas.queryByRole('listitem')).not.toBeInTheDocument();
  },
});
