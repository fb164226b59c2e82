import { screen, userEvent } from 'storybook/test';

import type { TakenFile } from '#src/domain/research/folder.ts';

/** A file of a folder, by its path. */
export const inFolder = (path: string, size = 20_000): TakenFile<File> => ({
  path,
  file: new File([new Uint8Array(size).fill(65)], path.split('/').at(-1) ?? ''),
});

/** Contents of two studies of a folder. */
export const autumn = [
  inFolder('Осень/Онбординг/Анна, методист.mp3', 3_670_016),
  inFolder('Осень/Онбординг/Анна, методист.docx'),
  inFolder('Осень/Онбординг/Борис, аналитик.m4a', 1_200_000),
  inFolder('Осень/Отток/Вера.txt'),
  inFolder('Осень/Отток/Сценарий.doc'),
];

export const targets = [
  { folder: 'Осень/Онбординг', title: 'Онбординг' },
  { folder: 'Осень/Отток', title: 'Отток' },
];

/** Chooses a folder by its button, as the system's dialog would: the dialog itself does not open. */
export async function uploadFolder(...files: File[]): Promise<void> {
  const input = screen.getByLabelText('Выбрать файлы', { selector: 'input' });
  input.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(screen.getByRole('button', { name: 'Выбрать папку' }));
  await userEvent.upload(input, files);
}
