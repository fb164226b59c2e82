import type { ListHeadProps } from '#src/patterns/list/ListHead.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ListHeadProps>({
  what: 'Что это за список и сколько в нём. Сколько нашёл фильтр, зачитывает `FilterBar`; пока список читается, числа нет.',
  example: 'WithViews',
  when: ['Над каждым списком и доской: рядом — переключатель вида.'],
  whenNot: [
    'Как заголовок экрана: это `PageHeader`, и он один.',
    'Внутри раскрытой строки: там обычный заголовок третьего уровня.',
  ],
  anatomy: [
    { part: 'Название', sense: 'заголовок второго уровня: «Список исследований (7)».', at: 'h2' },
    { part: 'Рядом', sense: '`ViewSwitch`, если видов несколько.', at: 'button' },
  ],
  keys: 'Заголовок: клавиши слышит то, что рядом с ним.',
  speech: ['Заголовок с числом: «Список исследований (7)». Смена числа не объявляется здесь второй раз.'],
  props: {
    title: 'Что в списке.',
    count: 'Сколько записей показано; `null`, пока неизвестно.',
    children: 'Рядом с названием: переключатель вида или кнопка, которая берёт весь список.',
  },
  code: `import { ListHead } from '#src/patterns/list/ListHead.tsx';

<ListHead title="Список исследований" count={found.length} />`,
});
