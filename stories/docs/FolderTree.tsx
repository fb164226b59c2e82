import { styled } from 'styled-components';

import { counted } from '#src/domain/core/format.ts';
import { media } from '#src/theme/media.ts';
import { fontSizes, radii, spaces } from '#src/theme/tokens.ts';

import { filesIn, foldersIn } from './tree.ts';

/** Purpose of each folder; one missing here is drawn without words, never left out. */
const SENSE: Readonly<Record<string, string>> = {
  src: 'библиотека: без маршрутов, хранилища, часов и случайности',
  'src/theme': 'цвета, размеры, глобальные стили',
  'src/domain': 'типы и правила; не зависит ни от чего',
  'src/samples': 'данные примера, типизированные предметной областью',
  'src/ui': 'простые компоненты: тема и Radix',
  'src/patterns': 'сочетания, нужные нескольким разделам',
  'src/features': 'разделы продукта, экраны в них чистые',
  stories: 'истории и эта документация; повторяет src путь в путь',
  'stories/docs': 'эти страницы',
  'stories/ui': 'истории простых компонентов',
  'stories/patterns': 'истории сочетаний',
  'stories/features': 'истории разделов и экранов',
  'stories/flows': 'пути через всё приложение',
  store: 'порт хранилища, его адаптеры в памяти и отмена',
  'store/archive': 'копия рабочего пространства: пишется и читается',
  'store/indexedDb': 'база браузера; только здесь знают Dexie',
  'store/search': 'поиск по словам записей и текстов',
  'store/team': 'общая компания: обмен с сервером и его адреса',
  files: 'чтение и запись файлов; ни хранилища, ни экранов не знают',
  'files/reading': 'текст и таблицы из чужих файлов; загружается при первом импорте',
  'files/writing': 'настоящие файлы; загружается при первом экспорте',
  'files/worker': 'вызов отдельного потока: отмена, ход дела, части, ошибки',
  'files/zip': 'чтение и запись архивов zip',
  app: 'тонкое приложение, которое всё собирает',
  'app/boot': 'запуск: первый кадр, сборка комнат в одно',
  'app/routing': 'пути, адреса записей, что адрес говорит об экране',
  'app/shell': 'рамка вокруг разделов: навигация, компания, тема',
  'app/sections': 'раздел — папка: маршрут, адрес, данные, действия, выгрузки',
  'app/shared': 'что делают два раздела и больше',
  'app/palette': 'строка команд',
  'app/offline': 'служебный работник и новые версии',
  'app/build': 'шаги сборки: заготовка страницы, CSP, установка, вес',
};

const ROOTS = ['src', 'stories', 'store', 'files', 'app'];

const Root = styled.ul`
  display: grid;
  gap: 2px;
  margin-block: ${spaces[4]}px;
  padding: ${spaces[4]}px;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  font-size: ${fontSizes.sm};

  & > li {
    display: grid;
    grid-template-columns: 176px minmax(0, 1fr) auto;
    gap: ${spaces[3]}px;
    align-items: baseline;
  }
  & > li > span {
    color: var(--color-ink-soft);
  }
  & > li > span:last-child {
    font-size: ${fontSizes.xs};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > li[data-deep] > code {
    justify-self: start;
    margin-inline-start: ${spaces[5]}px;
  }
  & > li > code {
    justify-self: start;
  }
  & > li:not(:first-child):not([data-deep]) {
    margin-block-start: ${spaces[3]}px;
  }
  ${media.mobile} {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 ${spaces[3]}px;
    }
    & > li > span:nth-child(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
    & > li[data-deep] > span:nth-child(2) {
      margin-inline-start: ${spaces[5]}px;
    }
  }
`;

/** The tree as it is, counted when the Storybook was built. */
export function FolderTree() {
  const folders = ROOTS.flatMap((root) => [root, ...foldersIn(root).map((name) => `${root}/${name}`)]);
  return (
    <Root data-tree>
      {folders.map((folder) => (
        <li key={folder} data-deep={folder.includes('/') || undefined}>
          <code>{folder.split('/').at(-1)}/</code>
          <span>{SENSE[folder] ?? ''}</span>
          <span>{counted(filesIn(folder), ['файл', 'файла', 'файлов'])}</span>
        </li>
      ))}
    </Root>
  );
}
