import { describe, expect, it } from 'vitest';

import { FOLDER_ATTACHMENTS, studiesOfFolders } from '#src/domain/research/folder.ts';

const found = (path: string, size = 10) => ({
  path,
  file: { name: path.split('/').at(-1) ?? '', size, type: '' },
});

describe('studies of a folder', () => {
  it('are its folders, and itself where files lie right in it', () => {
    const studies = studiesOfFolders([
      found('Осень/Интервью 10/а.txt'),
      found('Осень/общее.txt'),
      found('Осень/Интервью 2/записи/б.mp3'),
      found('Осень/Интервью 2/а.txt'),
    ]);
    expect(studies.map(({ title, folder, files }) => ({ title, folder, files: files.map(({ name }) => name) }))).toEqual([
      { title: 'Осень', folder: 'Осень', files: ['общее.txt'] },
      { title: 'Интервью 2', folder: 'Осень/Интервью 2', files: ['а.txt', 'б.mp3'] },
      { title: 'Интервью 10', folder: 'Осень/Интервью 10', files: ['а.txt'] },
    ]);
  });

  it('name what they do not take, and pass over what systems put there', () => {
    const [study] = studiesOfFolders([
      found('/Осень/а.txt'),
      found('/Осень/таблица.xlsx'),
      found('/Осень/пустой.txt', 0),
      found('/Осень/.DS_Store'),
      found('/Осень/Thumbs.db'),
      found('/Осень/~$а.docx'),
    ]);
    expect(study?.files.map(({ name }) => name)).toEqual(['а.txt']);
    expect(study?.refused).toEqual([
      { name: 'пустой.txt', reason: 'empty' },
      { name: 'таблица.xlsx', reason: 'type' },
    ]);
    expect(studiesOfFolders([found('Осень/.git/config'), found('один.txt')])).toEqual([]);
  });

  it('take a hundred files each', () => {
    const many = Array.from({ length: FOLDER_ATTACHMENTS.limit + 1 }, (_, index) => found(`Осень/${index}.txt`));
    const [study] = studiesOfFolders(many);
    expect(study?.files).toHaveLength(100);
    expect(study?.refused).toEqual([{ name: '100.txt', reason: 'too_many' }]);
  });
});
