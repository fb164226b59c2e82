import type { MenuListProps } from '#src/ui/menu/MenuList.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<MenuListProps>({
  what: 'Строки меню у кнопки, которая уже стоит на странице. Их код приходит, когда на кнопку навели или перешли.',
  example: 'ByPointer',
  when: ['Внутри `Menu`: он ставит кнопку и зовёт список.'],
  whenNot: ['Самому по себе: без кнопки списку некуда вернуть фокус. Берите `Menu`.'],
  anatomy: [
    { part: 'Список', sense: 'поверх страницы, у правого края кнопки.', at: '[role="menu"]' },
    { part: 'Строка', sense: 'на телефоне 44 px.', at: '[role="menuitem"]' },
  ],
  keys: [
    ['↓, ↑, Home, End', 'по строкам'],
    ['Enter или Пробел', 'выбирает и закрывает'],
    ['Escape', 'закрывает, фокус возвращается на кнопку'],
  ],
  speech: ['Объявляется именем из `label`. Открытый клавишей сразу называет первую строку.'],
  props: {
    id: 'На него ссылается `aria-controls` кнопки.',
    openerId: 'Кому вернуть фокус, если из меню открыли диалог.',
    opener: 'Кнопка: у неё стоит список, ей он возвращает фокус.',
    label: 'Имя меню для программы чтения с экрана.',
    items: 'Строки по порядку, как у `Menu`.',
    open: 'Показан ли.',
    byKey: 'Открыт клавишей: фокус сразу на первой строке.',
    onClose: 'Зовётся, когда его пора закрыть.',
  },
  code: `import { MenuList } from '#src/ui/menu/MenuList.tsx';

<MenuList
  id={listId}
  openerId={openerId}
  opener={button}
  label="Действия со сценарием"
  items={items}
  open={isOpen}
  byKey={isByKey}
  onClose={() => setOpen(false)}
/>`,
});
