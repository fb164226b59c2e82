import type { WindowedAccordionProps } from '#src/patterns/windowed/WindowedAccordion.tsx';
import { guide } from '#stories/docs/guide.ts';

export default guide<WindowedAccordionProps<object>>({
  what: 'Длинный список с одной раскрытой строкой: на странице только окно, десять тысяч строк листаются как десять.',
  example: 'Open',
  when: [
    'Список записей, который может вырасти: исследования, эксперименты, аудитории.',
    'Открытая запись живёт в адресе.',
  ],
  whenNot: [
    'Заведомо короткий список: `Accordion` из `ui` проще.',
    'Открытых строк должно быть несколько: это `Disclosure`.',
    'Таблица с колонками, которые сравнивают: здесь строка — это запись.',
  ],
  anatomy: [
    { part: 'Список', sense: '`WindowedList`: едет вместе со страницей.', at: 'ul' },
    { part: 'Строка', sense: '`AccordionItem`: название, статус, строка смысла.', at: '[data-accordion-head]' },
    { part: 'Открытая и с фокусом', sense: 'остаются на странице, куда бы ни прокрутили.', at: '[data-open="true"]' },
  ],
  keys: [
    ['Enter или Пробел', 'открывает строку; прежняя закрывается'],
    ['↓ или ↑', 'по строкам, и к тем, которых на странице ещё нет'],
    ['Home, End', 'первая и последняя из всех'],
  ],
  speech: ['«Исследования, список», у строки — её место из всех: «3 из 10 000», хотя на странице их несколько.'],
  props: {
    label: 'Имя списка.',
    items: 'Все записи.',
    keyOf: 'Ключ записи. Функция постоянная.',
    openKey: 'Ключ открытой; `null` — все закрыты.',
    onOpenChange: 'Зовётся с нужным состоянием.',
    renderItem: 'Рисует запись: один `AccordionItem` с её ключом. Функция постоянная.',
  },
  code: `import { WindowedAccordion } from '#src/patterns/windowed/WindowedAccordion.tsx';

<WindowedAccordion
  label="Исследования"
  items={studies}
  keyOf={keyOfStudy}
  openKey={open}
  onOpenChange={onOpenChange}
  renderItem={renderStudy}
/>`,
});
