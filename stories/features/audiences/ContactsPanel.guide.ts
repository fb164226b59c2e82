import type { ContactsPanelProps } from '#src/features/audiences/ContactsPanel.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactsPanelProps>({
  what: 'Люди аудитории, которых можно спросить: их находят по любой записи номера и по столбцам таблицы, удаляют по одному и всех.',
  example: 'Full',
  whenNot: ['Люди компании: `MemberList`.'],
  speech: ['Сколько нашлось — `status`, когда набор закончен.'],
  props: {
    listing: 'Поиск и фильтры, открытая карточка, правка и метки.',
    contacts: 'Контакты в том порядке, в каком их добавили.',
    audienceName: 'Чьи они — для вопроса перед стиранием.',
    onAdd: 'Открывает «Добавить контакты»; предложено, пока их нет.',
    onDelete: 'Удаляет один; вернуть предлагает тот, кто удалил.',
    onDeleteAll: 'Стирает все насовсем; вопрос уйдёт, когда это случилось.',
    onRetry: 'Прочитать ещё раз после отказа.',
    headingLevel: 'Уровень заголовка в странице.',
  },
});
