import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sanitize } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';

import { placeOfStories } from '#.storybook/catalogue.ts';

/**
 * The sidebar is read and searched in Russian; addresses stay those of the tree. So a file of stories, or a page, says both:
 * its `id`, which is its path, and its `title`: the folders in Russian, `Имя · CodeName (ещё слова)`.
 */

const STORIES = path.resolve(import.meta.dirname, '../stories');

/** Names of the rooms of stories in the sidebar; folders inside a room keep its name. */
const FOLDERS: Readonly<Record<string, string>> = {
  docs: 'Документация',
  'docs/foundations': 'Документация/Основа',
  'docs/patterns': 'Документация/Выбор приёма',
  ui: 'Элементы',
  patterns: 'Приёмы',
  'features/account': 'Разделы/Личный кабинет',
  'features/audiences': 'Разделы/Аудитории',
  'features/boards': 'Разделы/Видение и стратегия',
  'features/chat': 'Разделы/Ассистент',
  'features/experiments': 'Разделы/Эксперименты',
  'features/fieldwork': 'Разделы/Респонденты',
  'features/fieldwork/round': 'Разделы/Респонденты',
  'features/history': 'Разделы/История',
  'features/links': 'Разделы/Связи',
  'features/onboarding': 'Разделы/Знакомство',
  'features/palette': 'Разделы/Палитра команд',
  'features/research': 'Разделы/Исследования',
  'features/research/across': 'Разделы/Исследования',
  'features/research/files/refi': 'Разделы/Исследования',
  'features/research/reading/find': 'Разделы/Исследования',
  'features/research/reading/findings': 'Разделы/Исследования',
  'features/research/reading/personal': 'Разделы/Исследования',
  'features/research/reading/note': 'Разделы/Исследования',
  'features/research/reading/view': 'Разделы/Исследования',
  'features/research/reading/view/player': 'Разделы/Исследования',
  'features/products': 'Разделы/Продукты',
  'features/shell': 'Разделы/Рамка приложения',
  'features/tactics': 'Разделы/Тактика',
  'features/comments': 'Разделы/Обсуждение',
  'features/team': 'Разделы/Команда',
  respond: 'Разделы/Респонденты',
  flows: 'Пути',
};

/** Returns the name in the sidebar of the room that a folder of stories belongs to. */
const roomTitle = (folder: string): string | undefined => FOLDERS[folder] ?? FOLDERS[path.dirname(folder)];

/**
 * The last part of a title: the name as people say it, the name in the code, other words to be found by: `Флажок · Checkbox
 * (чекбокс, галочка)`. The search ranks words near the beginning higher, and few words higher than many.
 */
const NAME = /^([А-ЯЁ«][^/()·]*) · (\w+)(?: \([^/()·]+\))?$/u;

/** A file that the sidebar shows, and what it says of itself; the parts of a component's stories are one entry of the sidebar. */
interface Shown {
  /** Path under stories, and the same without its ending and the name of its part. */
  readonly file: string;
  readonly place: string;
  readonly folder: string;
  /** Name of the file without both. */
  readonly code: string;
  readonly id: string | undefined;
  readonly title: string | undefined;
  /** The Russian name, without the folders and the other words; empty when there is none. */
  readonly russian: string;
  readonly source: string;
}

const SAID = {
  mdx: /<Meta id="([^"]*)" title="([^"]*)" \/>/,
  tsx: /preview\.meta\(\{\s*id: '([^']*)',\s*title: '([^']*)'/,
};

const shown: readonly Shown[] = readdirSync(STORIES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.(mdx|stories\.tsx)$/.test(file))
  .toSorted()
  .map((file) => {
    const source = readFileSync(path.join(STORIES, file), 'utf8');
    const place = placeOfStories(file).replace(/\.mdx$/, '');
    const code = path.basename(place);
    const [, id, title] = (file.endsWith('.mdx') ? SAID.mdx : SAID.tsx).exec(source) ?? [];
    const [, russian = '', named] = NAME.exec(title?.slice(title.lastIndexOf('/') + 1) ?? '') ?? [];
    return { file, place, folder: path.dirname(file), code, id, title, russian: named === code ? russian : '', source };
  });

/** Returns the names of a file's stories: the exports, or the given names. */
const namesIn = ({ source }: Shown): string[] =>
  [...source.matchAll(/^export const (\w+)|^ {2}name: '([^']*)'/gm)].map(([, state = '', name = '']) => state || name);

describe('what the sidebar shows', () => {
  it('has the id of its path and a title: folders in Russian, a Russian name, the name in the code', () => {
    const wrong = shown
      .filter(
        ({ place, folder, id, title, russian }) =>
          id !== sanitize(place) || russian === '' || !title?.startsWith(`${roomTitle(folder) ?? '?'}/${russian} · `),
      )
      .map(({ file, place, folder, code, id, title }) => {
        const group = roomTitle(folder) ?? `a Russian name for ${folder}, added to FOLDERS here`;
        return `stories/${file} says id '${id}', title '${title}'; wanted first: id '${sanitize(place)}', title '${group}/Имя по-русски · ${code}', with other words to be found by after it in brackets`;
      });
    expect(shown.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it('no two of a room have one Russian name', () => {
    const twice = shown.filter((one) =>
      shown.some(
        (other) =>
          one.place !== other.place &&
          roomTitle(one.folder) === roomTitle(other.folder) &&
          one.russian === other.russian,
      ),
    );
    expect(twice.map(({ file, russian }) => `${file}: ${russian}`)).toEqual([]);
  });

  it('the parts of one component have one title, and no story of one has the name of another', () => {
    const parts = shown.filter((one) => shown.some((other) => one !== other && one.place === other.place));
    const wrong = parts.flatMap((one) =>
      parts
        .filter((other) => one.file < other.file && one.place === other.place)
        .flatMap((other) => [
          ...(one.title === other.title ? [] : [`${other.file}: '${other.title}' instead of '${one.title}'`]),
          ...namesIn(other)
            .filter((name) => namesIn(one).includes(name))
            .map((name) => `${other.file}: ${name} is in ${one.file}, too`),
        ]),
    );
    expect(wrong).toEqual([]);
  });

  it('a page has one name: in the sidebar and as its heading', () => {
    const wrong = shown
      .filter(({ file }) => file.endsWith('.mdx'))
      .map(({ file, russian, source }) => ({ file, russian, heading: /^# (.+)$/m.exec(source)?.[1] }))
      .filter(({ russian, heading }) => heading !== russian)
      .map(({ file, russian, heading }) => `stories/${file}: the sidebar says «${russian}», the page «${heading}»`);
    expect(wrong).toEqual([]);
  });
});
