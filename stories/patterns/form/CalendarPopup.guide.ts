import type { CalendarPopupProps } from '#src/patterns/form/CalendarPopup.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<CalendarPopupProps>({
  what: 'Месяц, из которого выбирают день; неделя с понедельника.',
  example: 'Chosen',
  when: ['Внутри `DateField`: сам по себе он не стоит.'],
  whenNot: ['Показать, что на какой день назначено: это список или доска.'],
  anatomy: [
    { part: 'Месяц', sense: 'имя и стрелки; дальше 2100 года не листается.', at: '[role="dialog"] .rdp-month_caption' },
    {
      part: 'Дни',
      sense: 'на телефоне под палец, 44 px; сегодня отмечено, выбранный — заливкой.',
      at: '[role="dialog"] [role="grid"]',
    },
  ],
  keys: [
    ['← или →', 'по дням'],
    ['↑ или ↓', 'по неделям'],
    ['Page Up, Page Down', 'по месяцам, с Shift — по годам'],
    ['Home, End', 'начало и конец недели'],
    ['Enter', 'выбирает день и закрывает'],
    ['Escape', 'закрывает один календарь, дата прежняя; диалог под ним остаётся'],
  ],
  speech: ['«Календарь: Дата начала, диалог», затем выбранный день полностью; без выбора — сегодня.'],
  props: {
    label: 'Имя: «Календарь: Дата начала».',
    anchor: 'Под чем он лежит; где места больше сверху — над чем.',
    value: 'Выбранная дата, `yyyy-mm-dd`; любой другой текст — никакой.',
    today: 'Сегодня у человека. Без него — по часам системы.',
    onPick: 'Зовётся с выбранной датой; после этого закрывается.',
    onClose: 'Пора закрыть: выбрали, Escape, нажали рядом.',
    returnFocus: 'Что получит фокус после закрытия.',
  },
  code: `import { CalendarPopup } from '#src/patterns/form/CalendarPopup.tsx';

<CalendarPopup
  label="Календарь: Дата начала"
  anchor={box}
  value={value}
  onPick={onChange}
  onClose={close}
  returnFocus={button}
/>`,
});
