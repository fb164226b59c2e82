import type { SheetProps } from '#src/ui/dialog/Sheet.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<SheetProps>({
  what: 'Лист выезжает от края экрана. Ведёт себя как диалог, но не закрывает середину: видно, к чему он относится.',
  example: 'Right',
  when: [
    '`bottom` — фильтры на телефоне, под большим пальцем.',
    '`left` — навигация; `right` — фильтры и подробности на компьютере.',
  ],
  whenNot: [
    'Форма с полями на экран: `FormDialog`.',
    'Вопрос с ответом: `ConfirmDialog`.',
    'Фильтры списка: `FilterSheet` уже собран из него.',
  ],
  anatomy: [
    { part: 'Заголовок', sense: 'имя листа.', at: '[role="dialog"] h2' },
    { part: 'Тело', sense: 'прокручивается одно.', at: '[role="dialog"] label' },
    { part: 'Кнопки', sense: 'внизу, на телефоне делят ширину; учтён край экрана без рамки.', at: '[data-bottom-bar]' },
    { part: 'Закрыть', sense: 'вверху справа.', at: '[aria-label="Закрыть"]' },
  ],
  keys: [
    ['Escape', 'закрывает, фокус возвращается на кнопку'],
    ['Tab', 'ходит по кругу внутри листа'],
  ],
  speech: ['«Фильтры, диалог»: от обычного диалога на слух не отличается, и правильно.'],
  props: {
    side: 'Край: `bottom` — под палец, `left` — навигация, `right` — фильтры и подробности.',
    open: 'Показан ли.',
    onOpenChange: 'Зовётся с `false`: Escape, затемнение, кнопка «Закрыть».',
    title: 'Заголовок; он же имя листа.',
    description: 'Строка под заголовком.',
    children: 'Тело.',
    footer: 'Кнопки внизу, главная первой.',
    width: 'Ширина у левого и правого края, длина CSS; снизу — до 720 px и 85 % высоты окна.',
    initialFocus: 'Куда поставить фокус. Без него — на первое, что его берёт.',
  },
  code: `import { Sheet } from '#src/ui/dialog/Sheet.tsx';

<Sheet side="bottom" open={isOpen} onOpenChange={setOpen} title="Фильтры" footer={<Button>Показать</Button>}>
  …
</Sheet>`,
});
