import type { PopupProps } from '#src/ui/Popup.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<PopupProps>({
  what: 'Плавает над страницей рядом с тем, к чему относится, пока его не закрыли. Под ним ничего не нажимается.',
  example: 'Beside',
  when: ['Объяснение или выбор у самой кнопки: календарь, из чего сложилась оценка.'],
  whenNot: ['Список действий: `Menu`.', 'Форма или вопрос: `Dialog`, `ConfirmDialog`.', 'Слово о кнопке: подсказка.'],
  anatomy: [
    { part: 'Карточка', sense: 'под якорем или над ним, где больше места; прокручивается сама.', at: '[role=dialog]' },
  ],
  keys: [['Escape', 'закрывает, фокус возвращается']],
  speech: ['Имя и «диалог», затем то, что внутри.'],
  props: {
    label: 'Имя для чтения с экрана.',
    labelledBy: 'Номер заголовка внутри, который его называет.',
    anchor: 'Рядом с чем стоит.',
    align: 'По какому краю якоря.',
    returnFocus: 'Куда вернуть фокус; по умолчанию — на якорь.',
    onOpenAutoFocus: 'Зовётся при открытии, пока фокус не ушёл внутрь.',
    onClose: 'Зовётся, когда пора закрыть.',
    children: 'Что внутри.',
  },
  code: `import { Popup } from '#src/ui/Popup.tsx';

<Popup label="Из чего сложилась оценка" anchor={button} onClose={close}>…</Popup>`,
});
