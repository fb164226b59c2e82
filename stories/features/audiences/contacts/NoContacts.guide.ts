import type { NoContactsProps } from '#src/features/audiences/contacts/NoContacts.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<NoContactsProps>({
  what: 'Зачем контакты и как добавить первый.',
  whenNot: ['Поиск ничего не нашёл: это говорит `FoundContacts`.'],
  props: { headingLevel: 'Уровень заголовка в странице.', add: 'Кнопка.', onAdd: '«Добавить контакты».' },
});
