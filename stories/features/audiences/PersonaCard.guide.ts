import type { PersonaCardProps } from '#src/features/audiences/PersonaCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PersonaCardProps>({
  what: 'Персона коротко; нажимается вся карточка.',
  example: 'Full',
  whenNot: ['Персона целиком: `PersonaDialog`.'],
  keys: [['Enter или Пробел', 'открывает персону']],
  props: { persona: 'Персона.', people: 'Сколько людей за ней; 0 не говорится.', onOpen: 'Открывает её.' },
});
