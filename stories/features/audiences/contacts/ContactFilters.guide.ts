import type { ContactFiltersProps } from '#src/features/audiences/contacts/ContactFilters.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ContactFiltersProps>({
  what: 'Фильтры контактов: сегмент, город, метка, согласие, «не писать», звали ли; на телефоне в шторке.',
  example: 'Every',
  whenNot: ['Список экрана: `FilterBar`.'],
  props: {
    filter: 'Чем контакты сужены.',
    facets: 'Какие есть сегменты, города и метки.',
    onChoose: 'Что выбрали.',
  },
});
