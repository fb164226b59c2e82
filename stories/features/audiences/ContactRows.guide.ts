import type { ContactRowsProps } from '#src/features/audiences/ContactRows.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactRowsProps>({
  what: 'Сколько угодно контактов: кто это и удаление; на странице только видимые.',
  example: 'Few',
  whenNot: ['Прочие длинные списки: `WindowedList`.'],
  keys: [
    ['Tab', 'одна строка на весь список'],
    ['↓, ↑, Home, End', 'по всем строкам'],
    ['Enter', 'на имени открывает, на «Удалить» удаляет; фокус на соседе'],
  ],
  props: {
    contacts: 'Контакты по порядку, хотя бы один.',
    label: 'Имя списка.',
    onOpen: 'Показывает всё о контакте; только если есть что.',
    onDelete: 'Удаляет один.',
  },
});
