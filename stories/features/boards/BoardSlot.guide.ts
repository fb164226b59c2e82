import type { BoardSlotProps } from '#src/features/boards/BoardSlot.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BoardSlotProps>({
  what: 'Карточка на своём месте доски, в той форме, что ей нужна; перерисовывается, только когда изменилось её собственное.',
  whenNot: ['Карточка вне доски: `InlineTextCard`.'],
  props: {
    card: 'Какая карточка.',
    content: 'Её текст.',
    draft: 'Набранное и не сохранённое: с ним открывается правка.',
    hasHistory: 'Есть ли прежние тексты.',
    linksHref: 'Адрес её «Связей»; без него ссылки нет.',
    onDraftChange: 'Зовётся с набранным. Функция постоянная.',
    onSave: 'Записывает текст. Функция постоянная: набор в одной карточке не рисует другие.',
    onHistory: 'Открывает прежние тексты. Функция постоянная.',
  },
});
