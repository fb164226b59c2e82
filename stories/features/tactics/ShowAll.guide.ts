import type { ShowAllProps } from '#src/features/tactics/ShowAll.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ShowAllProps<object>>({
  what: 'Первые несколько из списка и кнопка, которая показывает остальные; она держит фокус и остаётся на виду.',
  example: 'Folded',
  whenNot: ['Сотни строк: `WindowedList`.', 'Свёрнутый текст: `FoldedText` или `Disclosure`.'],
  keys: [['Enter или Пробел', 'показывает всё; ещё раз — сворачивает']],
  speech: ['«Показать все цитаты (4), кнопка»; когда списков рядом несколько — и чьи они.'],
  props: {
    items: 'Всё, что есть.',
    limit: 'Сколько видно сначала; не больше этого — кнопки нет.',
    noun: 'Чего больше: «Показать все цитаты (4)».',
    of: 'Чьи они — для имени кнопки.',
    cut: 'Даже первые показаны не целиком: показать есть что.',
    children: 'Рисует показанное.',
  },
});
