import type { TouchpointListProps } from '#src/features/tactics/TouchpointList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TouchpointListProps>({
  what: '«Точки касания в этапе …»: список, раскрыта одна.',
  example: 'Listed',
  when: ['Прочитать точки касания этапа одну за другой.'],
  whenNot: ['Сравнить точки рядом: `TouchpointCarousel`.'],
  keys: [['↓ или ↑', 'по точкам']],
  props: {
    stage: 'Этап.',
    rows: 'Его точки, прошедшие фильтр; `null`, пока читаются.',
    busy: 'Фильтр сменили: видны прежние точки, новые ещё читаются.',
    selector: 'Выбор этапа, над списком.',
    openId: 'Раскрытая точка или `null`.',
    onOpenChange: 'Раскрыли или свернули.',
    renderItem: 'Рисует строку. Функция постоянная.',
    nothing: 'Что стоит, когда фильтр не прошла ни одна.',
  },
});
