import type { QuoteDialogProps } from '#src/features/tactics/QuoteDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<QuoteDialogProps>({
  what: '«Детали исследования»: чьи это слова и из какого они исследования.',
  example: 'Research',
  whenNot: ['Прочитать слова среди других: ссылка ведёт в материал.'],
  keys: [['Escape', 'закрывает, фокус возвращается на цитату']],
  props: {
    quote: 'Цитата.',
    stage: 'Этап её точки касания.',
    touchpoint: 'Имя точки касания.',
    href: 'Адрес исследования, на месте цитаты; `null` — его нет или это пример.',
    onClose: 'Зовётся кнопкой «Закрыть», клавишей Escape и затемнением.',
  },
});
