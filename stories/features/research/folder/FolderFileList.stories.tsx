import { expect, fn, screen } from 'storybook/test';

import preview from '#.storybook/preview.tsx';
import { FolderFileList } from '#src/features/research/folder/FolderFileList.tsx';

import { autumn, targets } from './sampleFolder.ts';

const meta = preview.meta({
  id: 'features-research-folder-folderfilelist',
  title: 'Разделы/Исследования/Файлы папки · FolderFileList',
  component: FolderFileList,
  parameters: { docs: { description: { component: 'Файлы папки до загрузки: чем каждый станет и куда пойдёт.' } } },
  args: {
    label: 'Файлы папки Осень/Онбординг',
    files: autumn,
    folder: 'Осень/Онбординг',
    targets,
    disabled: false,
    onMove: fn(),
  },
});

export const Kinds = meta.story({
  name: 'Сказано, чем станет каждый; файл переносят с клавиатуры',
  play: async ({ args, canvas, userEvent }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      expect.stringMatching(/^Анна, методист\.mp3Запись · 3,50\sМБ$/),
      expect.stringContaining('Расшифровка записи «Анна, методист.mp3»'),
      expect.stringContaining('Запись, понадобится расшифровка'),
      expect.stringMatching(/^Вера\.txtТекст · 0,02\sМБ$/),
      expect.stringContaining('Старый Word: сохраним, текст не прочитать'),
    ]);
    const button = canvas.getByRole('button', { name: 'Куда файл Вера.txt' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'В исследование «Отток»',
      'Не загружать',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith([autumn[3]], 'Осень/Отток');
  },
});

export const LeftOut = meta.story({
  name: 'Убранный файл можно вернуть в любое исследование',
  args: { label: 'Не загружаем', files: autumn.slice(3, 4), folder: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Куда файл Вера.txt' }));
    const study = await screen.findByRole('menuitem', { name: 'В исследование «Онбординг»' });
    await expect(screen.queryByRole('menuitem', { name: 'Не загружать' })).not.toBeInTheDocument();
    await userEvent.click(study);
    await expect(args.onMove).toHaveBeenLastCalledWith([autumn[3]], 'Осень/Онбординг');
  },
});

export const Waiting = meta.story({
  name: 'Пока идёт загрузка, переносить нельзя',
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});
