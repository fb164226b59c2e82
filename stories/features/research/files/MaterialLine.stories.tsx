import { expect, fn, screen, waitFor } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { DONE, type Outcome } from '#src/domain/core/outcome.ts';
import type { Material } from '#src/domain/research/research.ts';
import { MaterialLine } from '#src/features/research/files/MaterialLine.tsx';

import { material, recording } from '../sampleStudy.ts';

const meta = preview.meta({
  id: 'features-research-files-materialline',
  title: 'Разделы/Исследования/Файл в строке материала · MaterialLine',
  component: MaterialLine,
  parameters: {
    docs: {
      description: { component: 'Один файл строки: запись или текст, чем его открыть, скачать, переименовать.' },
    },
  },
  args: {
    material: material('material-42'),
    isTranscript: false,
    hasTranscript: false,
    onRead: fn(),
    onDownload: fn(),
    menuOf: () => [],
    onRename: fn<(material: Material, name: string) => Promise<Outcome>>(() => Promise.resolve(DONE)),
  },
});

export const Renamed = meta.story({
  name: 'Имя правят на месте строки; потом фокус снова на меню',
  play: async ({ args, canvas, userEvent }) => {
    const more = () => canvas.getByRole('button', { name: /^Действия с файлом / });
    await userEvent.click(more());
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Переименовать' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('Разговор{Enter}');
    await waitFor(() => expect(args.onRename).toHaveBeenCalledOnce());
    await waitFor(() => expect(more()).toHaveFocus());
  },
});

export const Transcript = meta.story({
  name: 'Расшифровка под записью: так и названа',
  args: { isTranscript: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Расшифровка · /)).toBeVisible();
  },
});

export const LeftOut = meta.story({
  name: 'Не всё из файла вошло в текст: сказано, что и сколько',
  args: { material: { ...material('material-42'), told: [{ kind: 'picture', count: 3 }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Не вошло в текст: 3 рисунка.')).toBeVisible();
  },
});

export const Recording = meta.story({
  name: 'Запись с расшифровкой: слушать, и ничего не нужно',
  args: { material: recording, hasTranscript: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByText('Нужна расшифровка')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /^Слушать: / }));
    await expect(args.onRead).toHaveBeenLastCalledWith(recording);
  },
});
