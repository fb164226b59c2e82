import type { FoundContactsProps } from '#src/features/audiences/contacts/FoundContacts.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<FoundContactsProps>({
  what: 'Контакты аудитории и поиск по ним; пока контактов мало, поиска нет.',
  example: 'All',
  when: ['У аудитории есть контакты.'],
  whenNot: ['Поиск по всему продукту: палитра команд, Ctrl + K.'],
  props: {
    count: 'Сколько контактов, хотя бы один.',
    found: 'Кого показывает поиск.',
    noun: 'Что в списке, для 1, 2–4 и 5.',
    filter: 'Поиск и фильтры, как набраны и выбраны.',
    applied: 'Чем список уже сужен: отстаёт от набранного, пока считается.',
    facets: 'Какие есть сегменты, города и метки.',
    chosen: 'Выбранные.',
    onChoose: 'Выбирает одного или снимает выбор.',
    onFilterChange: 'Фильтр сменился.',
    audienceName: 'Чья это аудитория.',
    headingLevel: 'Уровень «Ничего не найдено» в странице.',
    field: 'Поле поиска.',
    onOpen: 'Показывает всё о контакте.',
    onDelete: 'Удаляет один.',
  },
});
