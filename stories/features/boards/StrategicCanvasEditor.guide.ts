import type { StrategicCanvasEditorProps } from '#src/features/boards/StrategicCanvasEditor.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<StrategicCanvasEditorProps>({
  what: 'Канва таблицей полей: факторы строками, конкуренты столбцами, в клетке оценка.',
  example: 'Table',
  whenNot: ['Таблица для чтения: её рисует сама карточка.'],
  keys: [
    ['Tab', 'по клеткам слева направо'],
    ['Enter', 'на «Добавить» — новая строка или столбец, фокус в них'],
  ],
  props: {
    title: 'Название карточки; им названа таблица.',
    value: 'Текст карточки.',
    onChange: 'Зовётся с новым текстом и с причиной, если сохранить его нельзя.',
  },
});
