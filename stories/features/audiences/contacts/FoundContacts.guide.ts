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
    query: 'Слова, как набраны.',
    applied: 'Слова, по которым список уже сужен.',
    onQueryChange: 'Слова сменились.',
    audienceName: 'Чья это аудитория.',
    headingLevel: 'Уровень «Ничего не найдено» в странице.',
    field: 'Поле поиска.',
    onOpen: 'Показывает всё о контакте.',
    onDelete: 'Удаляет один.',
  },
});
