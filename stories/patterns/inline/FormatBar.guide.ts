import type { FormatBarProps } from '#src/patterns/inline/FormatBar.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<FormatBarProps>({
  what: 'Оформление текста карточки: выбранные слова становятся жирными, строки — списком, под текст встаёт таблица. Знаки остаются видны там, где их набирают.',
  when: ['Над полем, текст которого потом рисует `MarkdownText`.'],
  whenNot: ['Текст, который показывают как набран: там знаки останутся знаками.'],
  anatomy: [
    { part: 'Кнопки', sense: 'жирный, список, список по порядку, таблица.', at: 'button' },
    { part: 'Строка подсказки', sense: 'как набрать то же самому; на телефоне её нет.', at: 'small' },
  ],
  keys: [['Ctrl + B', 'жирный, из самого поля; раскладка не мешает']],
  speech: ['Кнопки названы с именем карточки и собраны в группу «Оформление».'],
  props: {
    area: 'Поле, слова которого оформляют.',
    of: 'Название карточки.',
    only: 'Что из слов можно сделать; без него — всё.',
    busy: 'Идёт запись: оформлять нельзя.',
  },
  code: `import { FormatBar } from '#src/patterns/inline/FormatBar.tsx';

<FormatBar area={area} of={title} busy={busy} />`,
});
