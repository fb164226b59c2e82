import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fileWords, FOLDER_ATTACHMENTS, planOf, studiesOfFolders } from '#src/domain/research/folder.ts';

const found = (path: string, size = 10) => ({
  path,
  file: { name: path.split('/').at(-1) ?? '', size, type: '' },
});
const told = (paths: readonly string[]) =>
  studiesOfFolders(paths.map((path) => found(path))).studies.map(({ title, folder, files }) => ({
    title,
    folder,
    files: files.map(({ file }) => file.name),
  }));

describe('studies of a folder', () => {
  it('are its folders, and itself where files lie right in it', () => {
    expect(
      told(['Осень/Интервью 10/а.txt', 'Осень/общее.txt', 'Осень/Интервью 2/записи/б.mp3', 'Осень/Интервью 2/а.txt']),
    ).toEqual([
      { title: 'Осень', folder: 'Осень', files: ['общее.txt'] },
      { title: 'Интервью 2', folder: 'Осень/Интервью 2', files: ['а.txt', 'б.mp3'] },
      { title: 'Интервью 10', folder: 'Осень/Интервью 10', files: ['а.txt'] },
    ]);
  });

  it('lie below folders that hold nothing but one folder', () => {
    expect(told(['Загрузки/Осень/Отток/а.txt', 'Загрузки/Осень/Онбординг/а.txt']).map(({ folder }) => folder)).toEqual([
      'Загрузки/Осень/Онбординг',
      'Загрузки/Осень/Отток',
    ]);
    expect(told(['Осень/Отток/а.txt', 'Осень/Отток/записи/а.mp3'])).toEqual([
      { title: 'Отток', folder: 'Осень/Отток', files: ['а.txt', 'а.mp3'] },
    ]);
    expect(told(['Осень/а.txt'])).toEqual([{ title: 'Осень', folder: 'Осень', files: ['а.txt'] }]);
  });

  it('of several dropped folders are their own', () => {
    expect(told(['/Отток/а.txt', '/Онбординг/б.txt']).map(({ title }) => title)).toEqual(['Онбординг', 'Отток']);
  });

  it('name what they do not take, and pass over what systems put there', () => {
    const { studies, refused, ungiven } = studiesOfFolders([
      found('/Осень/а.txt'),
      found('/Осень/таблица.xlsx'),
      found('/Осень/пустой.txt', 0),
      found('/Осень/.DS_Store'),
      found('/Осень/Thumbs.db'),
      found('/Осень/~$а.docx'),
      { path: '/Осень/закрыто.txt', file: null },
    ]);
    expect(studies.map(({ files }) => files.map(({ file }) => file.name))).toEqual([['а.txt']]);
    expect(refused).toEqual([
      { name: 'Осень/пустой.txt', reason: 'empty' },
      { name: 'Осень/таблица.xlsx', reason: 'type' },
    ]);
    expect(ungiven).toEqual(['Осень/закрыто.txt']);
    expect(studiesOfFolders([found('Осень/.git/config'), found('один.txt')]).studies).toEqual([]);
  });

  it('take files of one name and size from two folders: they are two files', () => {
    const { studies, refused } = studiesOfFolders([found('Осень/1/запись.mp3'), found('Осень/2/запись.mp3')]);
    expect(studies).toHaveLength(2);
    expect(refused).toEqual([]);
  });

  it('take five hundred files together', () => {
    const many = Array.from({ length: FOLDER_ATTACHMENTS.limit + 1 }, (_, index) => found(`Осень/${index}.txt`));
    const { studies, refused } = studiesOfFolders(many);
    expect(studies[0]?.files).toHaveLength(500);
    expect(refused).toEqual([{ name: 'Осень/500.txt', reason: 'too_many' }]);
  });

  it('lose no file and show none twice, whatever the folders, and wherever files are moved', () => {
    const name = fc.constantFrom('а', 'б', 'в');
    const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => `${names.join('/')}/файл`);
    fc.assert(
      fc.property(
        fc.uniqueArray(path, { maxLength: 12 }),
        fc.array(fc.tuple(fc.nat(), fc.option(fc.nat(), { nil: null })), { maxLength: 6 }),
        (paths, moving) => {
          const all = paths.map((one, index) => found(`${one} ${index}.txt`));
          const { studies } = studiesOfFolders(all);
          const moves = Object.fromEntries(
            all.length === 0
              ? []
              : moving.map(([file, to]) => [
                  all[file % all.length]?.path ?? '',
                  to === null ? null : (studies[to % studies.length]?.folder ?? null),
                ]),
          );
          const plan = planOf(studies, moves);
          const shown = [...plan.studies.flatMap(({ files }) => files), ...plan.left].map((one) => one.path);
          expect(shown.toSorted()).toEqual(all.map((one) => one.path).toSorted());
          for (const [file, to] of Object.entries(moves)) {
            const place = plan.studies.find(({ files }) => files.some((one) => one.path === file))?.folder ?? null;
            expect(place).toBe(to);
          }
        },
      ),
    );
  });
});

describe('what a file of a folder will be', () => {
  it('is told before it is read', () => {
    const [study] = studiesOfFolders(
      ['Анна.MP3', 'анна.docx', 'Борис.m4a', 'Вера.txt', 'Сценарий.doc'].map((one) => found(`Осень/${one}`)),
    ).studies;
    const words = fileWords(study?.files ?? []);
    expect(Object.fromEntries(study?.files.map(({ file }, place) => [file.name, words[place]]) ?? [])).toEqual({
      'Анна.MP3': 'Запись',
      'анна.docx': 'Расшифровка записи «Анна.MP3»',
      'Борис.m4a': 'Запись, понадобится расшифровка',
      'Вера.txt': 'Текст',
      'Сценарий.doc': 'Старый Word: сохраним, текст не прочитать',
    });
  });
});
