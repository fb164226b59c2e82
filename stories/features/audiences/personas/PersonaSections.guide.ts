import type { PersonaSectionsProps } from '#src/features/audiences/personas/PersonaSections.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PersonaSectionsProps>({
  what: 'Персона в восьми пронумерованных разделах: боли — рядом с причинами пользоваться, мотивы — с причинами покупать.',
  example: 'Full',
  whenNot: ['Форма персоны: `PersonaFormDialog`.'],
  speech: ['У каждого раздела заголовок; пары «название — значение» — список определений.'],
  props: { persona: 'Персона.', children: 'Что стоит над разделами: почему не сделана копия.' },
});
