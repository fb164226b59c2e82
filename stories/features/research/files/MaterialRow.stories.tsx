import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { MaterialRow } from '#src/features/research/files/MaterialRow.tsx';
import { inList } from '#stories/frames.tsx';

import { legacyDocument, material, recording } from '../sampleStudy.ts';

const meta = preview.meta({
  id: 'features-research-files-materialrow',
  title: 'Разделы/Исследования/Строка материала · MaterialRow',
  component: MaterialRow,
  parameters: {
    docs: {
      description: {
        component:
          'Файл исследования: что это, что стало с его текстом, читать, скачать и изменить; запись и её расшифровка — одна строка.',
      },
    },
  },
  args: { material: material('material-42'), onRead: fn(), onDownload: fn() },
  decorators: [inList()],
});

export const Readable = meta.story({
  name: 'Текст прочитан: можно читать и скачать',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Имя и размер в мегабайтах', async () => {
      await expect(canvas.getByText('Интервью 42 — продакт EdTech.txt')).toBeVisible();
      await expect(canvas.getByText('0,01 МБ')).toBeVisible();
    });
    await step('Читать', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Читать: / }));
      await expect(args.onRead).toHaveBeenLastCalledWith(args.material);
    });
    await step('Скачать', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Скачать файл ${args.material.name}` }));
      await expect(args.onDownload).toHaveBeenLastCalledWith(args.material);
    });
  },
});

export const Masked = meta.story({
  name: 'Текст скачивают как есть или без личных данных, запись — только как есть: сказано, что из двух',
  args: {
    transcripts: [{ ...material('material-42'), transcriptOf: recording.id }],
    material: recording,
    menuOf: () => [],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const [transcript] = args.transcripts ?? [];
    const open = async (name = '') => {
      await userEvent.click(canvas.getByRole('button', { name: `Действия с файлом ${name}` }));
      await screen.findByRole('menu');
      return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    };
    await step('Запись', async () => {
      await expect(await open(args.material.name)).toEqual(['Слушать', 'Скачать как есть', 'Переименовать']);
      await userEvent.keyboard('{Escape}');
    });
    await step('Текст', async () => {
      await expect(await open(transcript?.name)).toEqual([
        'Читать',
        'Скачать как есть',
        'Скачать текст без личных данных',
        'Переименовать',
      ]);
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Скачать текст без личных данных' }));
      await expect(args.onDownload).toHaveBeenLastCalledWith(transcript, 'masked');
    });
  },
});

export const NeedsTranscript = meta.story({
  name: 'Запись: «Нужна расшифровка», читать нечего',
  args: { material: recording },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Нужна расшифровка')).toBeVisible();
    await expect(canvas.getByText('46,00 МБ')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Читать: / })).not.toBeInTheDocument();
  },
});

export const Unreadable = meta.story({
  name: 'Старый .doc: текст не прочитан, и сказано почему',
  args: { material: legacyDocument },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Текст не прочитан')).toBeVisible();
    await expect(canvas.getByText(/сохраните файл как \.docx/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Читать: / })).not.toBeInTheDocument();
  },
});

export const LongName = meta.story({
  name: 'Длинное имя не выталкивает кнопки',
  globals: { viewport: { value: 'mobile' } },
  args: { material: { ...material('material-42'), name: `${'Расшифровка_разговора_'.repeat(12)}.txt` } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Скачать/ }).getBoundingClientRect().right).toBeLessThan(390);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
