import type { TableEditorProps } from '#src/features/boards/table/TableEditor.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TableEditorProps>({
  what: 'Таблица карточки полями: строки и столбцы называют, добавляют, переставляют и убирают, таблицу из электронной вставляют целиком, каждый шаг можно отменить.',
  whenNot: ['Таблицу только читают: `MarkdownText`.'],
  keys: [
    ['Enter, Shift + Enter', 'строка ниже, выше; под последней — новая'],
    ['стрелки', 'в соседнюю клетку, когда слова кончились'],
    ['Alt + Shift + стрелки', 'переставить строку или столбец'],
    ['Ctrl + Z, Ctrl + Shift + Z', 'отменить и повторить шаг'],
  ],
  props: {
    title: 'Название карточки.',
    value: 'Текст карточки: таблица Markdown и слова вокруг неё.',
    onChange: 'Зовётся с новым текстом.',
  },
});
