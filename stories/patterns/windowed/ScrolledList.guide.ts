import type { ScrolledListProps } from '#src/patterns/windowed/ScrolledList.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ScrolledListProps<object>>({
  what: 'Список любой длины в своём окошке, высотой со своё место. На странице только строки у окошка; показанная где-то ещё остаётся в виде.',
  example: 'Some',
  when: ['Столбец или лист рядом с текстом: отметки, находки, найденное в материалах.'],
  whenNot: ['Список едет вместе со страницей: это `WindowedList`.', 'Заведомо короткий список: обычный `ul` проще.'],
  anatomy: [
    { part: 'Окошко', sense: 'прокручивается само и берёт фокус, чтобы прокручивали и клавиши.', at: 'section' },
    { part: 'Список', sense: 'настоящий `ul`; высота — как у полного.', at: 'ul' },
    { part: 'Строка', sense: 'измеряется, когда показана.', at: 'li' },
  ],
  keys: [['↓, ↑, Page Down, Page Up', 'прокручивают окошко']],
  speech: ['Имя окошка, место строки и сколько их всего — даже когда на странице только окно.'],
  props: {
    label: 'Имя окошка.',
    items: 'Все записи.',
    keyOf: 'Ключ записи.',
    rowHeight: 'Высота строки, px, до того как её измерили.',
    gap: 'Промежуток между строками, px.',
    current: 'Номер записи, показанной где-то ещё: её строку возвращают в вид.',
    empty: 'Что сказать, когда записей нет.',
    renderItem: 'Рисует содержимое строки.',
  },
  code: `import { ScrolledList } from '#src/patterns/windowed/ScrolledList.tsx';

<ScrolledList label="Отметки" items={passages} keyOf={keyOfPassage} rowHeight={72} renderItem={renderPassage} />`,
});
