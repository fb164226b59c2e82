import type { PersonPlacesProps } from '#src/features/fieldwork/person/PersonPlaces.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PersonPlacesProps>({
  what: 'Где человек стоит в компании: контакты и участники с тем, по чему они найдены. Кто из них он, решает тот, кто смотрит.',
  whenNot: ['Выбрать, кого позвать: `InviteDialog`.'],
  props: {
    places: 'Найденные контакты и участники, первым то, с чего начали.',
    chosen: 'Номера тех, кто и есть этот человек.',
    onChoose: 'Зовётся, когда кого-то выбрали или убрали.',
    disabled: 'Выбирать сейчас нельзя.',
  },
});
