import type { ListStatesProps } from '#src/patterns/list/ListStates.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<ListStatesProps<object>>({
  what: 'Пять состояний, которые есть у каждого списка: загружается, не открылся, пуст, ничего не найдено и сам список. Скелет той же высоты, что строки, поэтому ничего не прыгает.',
  example: 'NothingFound',
  when: [
    'У любого списка, который читается из хранилища.',
    'Пустое состояние говорит, что здесь будет, и даёт первое действие.',
    '«Ничего не найдено» повторяет, что искали, и возвращает всё одной кнопкой.',
  ],
  whenNot: [
    'Одна запись или доска: у них свои `ErrorState` и `Skeleton`.',
    'Пусто по смыслу, а не по данным («гостей нет и не надо»): это текст, а не состояние.',
  ],
  anatomy: [
    { part: 'Заголовок', sense: 'что случилось: «Ничего не найдено».', at: 'h2' },
    { part: 'Пояснение', sense: 'что искали или почему не открылось.', at: 'h2 + div' },
    { part: 'Выход', sense: '«Сбросить поиск и фильтры», «Повторить» или первое действие.', at: 'button' },
  ],
  keys: [['Tab', 'к выходу из состояния']],
  speech: [
    'Загрузка: «Загружаем список…». Отказ — `alert`, читается сразу. Пусто и не найдено — обычный текст с заголовком.',
  ],
  props: {
    list: 'Список: читается, не открылся или есть.',
    found: 'Сколько записей прошло фильтр.',
    rowHeight: 'Высота строки, px: такой же скелет.',
    emptyTitle: 'Заголовок, когда нет ничего.',
    emptyText: 'Зачем этот список, когда в нём пусто.',
    emptyAction: 'Первое действие, когда нет ничего.',
    searchedFor: 'Что искали, словами.',
    onReset: 'Снова пропускает всё.',
    onRetry: 'Читает ещё раз после отказа.',
    children: 'Сам список.',
  },
  code: `import { ListStates } from '#src/patterns/list/ListStates.tsx';

<ListStates
  list={studies}
  found={found.length}
  rowHeight={72}
  emptyTitle="Исследований пока нет"
  emptyText="Загрузите первое интервью."
  emptyAction={<Button onClick={onUpload}>Загрузить исследование</Button>}
  searchedFor={searchedFor}
  onReset={onReset}
  onRetry={onRetry}
>
  <StudyList studies={found} />
</ListStates>`,
});
