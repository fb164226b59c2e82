import type { NoContactsProps } from '#src/features/audiences/contacts/NoContacts.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<NoContactsProps>({
  what: 'Пустой список контактов: зачем они нужны и как добавить первый.',
  when: ['В аудитории ещё нет ни одного контакта.'],
  whenNot: ['Поиск ничего не нашёл: это говорит `FoundContacts`.'],
  props: {
    headingLevel: 'Уровень заголовка в странице.',
    add: 'Сама кнопка, чтобы вернуть на неё фокус.',
    onAdd: '«Добавить контакты».',
  },
});
