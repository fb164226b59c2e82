import type { AudienceDetailsProps } from '#src/features/audiences/AudienceDetails.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<AudienceDetailsProps>({
  what: 'Аудитория полностью: кто это, сколько её спрашивают, где встречают, персоны и контакты.',
  example: 'Full',
  whenNot: ['Строка списка: `AudienceItem`.'],
  props: {
    audience: 'Аудитория.',
    figures: 'Что о ней сосчитано.',
    behind: 'Сколько людей за каждой персоной, по id.',
    personas: 'Её персоны по порядку.',
    contacts: 'Её контакты и поиски; без них на этом месте ничего.',
    linksHref: 'Адрес её «Связей».',
    onAddContacts: '«Добавить контакты».',
    onFindPersonas: '«Найти новые персоны»; есть, когда персоны есть.',
    onCreatePersona: '«Создать персону».',
    onOpenPersona: 'Открывает персону. Функция постоянная.',
    onDelete: '«Удалить аудиторию»: спрашивает тот, кто вызвал.',
  },
});
