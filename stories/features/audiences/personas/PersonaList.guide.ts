import type { PersonaListProps } from '#src/features/audiences/personas/PersonaList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PersonaListProps>({
  what: 'Персоны аудитории карточками; пока ни одной — зачем они.',
  example: 'Some',
  whenNot: ['Предложенные цитатами: `CandidatesDialog`.'],
  props: {
    personas: 'Персоны по порядку.',
    behind: 'Сколько людей за каждой, по id.',
    onOpen: 'Открывает одну. Функция постоянная.',
    onCreate: '«Создать персону», пока ни одной.',
  },
});
