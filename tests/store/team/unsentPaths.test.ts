import { expect, it } from 'vitest';

import { packUnsent, pathsOf } from '#store/team/unsent/packUnsent.ts';

const blob = new Blob(['слова']);
const named = (...names: readonly string[]) => pathsOf(names.map((name) => ({ name, blob }))).map(({ path }) => path);
const read = async (packed: Promise<Blob>): Promise<string> => (await packed).text();

it('files of one name are all in the archive, each under its own, and none leads out of it', () => {
  expect(named('Запись.mp3', 'запись.mp3', 'Запись.mp3', '../секрет', 'без точки', 'без точки', '.env')).toEqual([
    'Файлы/Запись.mp3',
    'Файлы/запись (2).mp3',
    'Файлы/Запись (3).mp3',
    'Файлы/.. секрет',
    'Файлы/без точки',
    'Файлы/без точки (2)',
    'Файлы/.env',
  ]);
});

it('changes and files go along in one archive, with their bytes', async () => {
  const files = [{ name: 'интервью.txt', blob: new Blob(['не дошло']) }];
  const at = new Date('2026-06-01T12:00:00.000Z');
  const both = await read(packUnsent(new Blob(['Правка Анны']), files, at));
  for (const part of ['Правки.txt', 'Файлы/интервью.txt', 'не дошло']) expect(both).toContain(part);
  expect(await read(packUnsent(null, files, at))).not.toContain('Правки.txt');
});
