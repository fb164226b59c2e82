import type { PersonaPeopleProps } from '#src/features/audiences/personas/PersonaPeople.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PersonaPeopleProps>({
  what: 'Люди, с которых написана персона: имена или кодовые имена, исследования, расшифровки.',
  example: 'Some',
  whenNot: ['Выбирать людей: `PersonaPeopleDialog`.'],
  props: {
    people: 'Кто за персоной.',
    hrefs: 'Адреса исследований и расшифровок.',
    onChoose: '«Выбрать людей».',
  },
});
