import type { ContactRowsProps } from '#src/features/audiences/ContactRows.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactRowsProps>({
  what: 'Список контактов: имя и кнопка «Удалить». Сколько бы их ни было, рисуются только те, что видны.',
  example: 'Few',
  when: ['Контакты аудитории, и после поиска тоже.'],
  whenNot: ['Прочие длинные списки: `WindowedList`.'],
  keys: [
    ['Tab', 'в список и из него: останавливается на одной строке'],
    ['↓, ↑, Home, End', 'по всем строкам'],
    ['Enter', 'на имени открывает, на «Удалить» удаляет; фокус на соседе'],
  ],
  props: {
    contacts: 'Контакты по порядку, хотя бы один.',
    label: 'Имя списка.',
    chosen: 'Выбранные.',
    onChoose: 'Выбирает одного или снимает выбор.',
    onOpen: 'Показывает всё о контакте; только если есть что.',
    onDelete: 'Удаляет один.',
  },
});
