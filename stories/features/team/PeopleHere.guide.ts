import type { PeopleHereProps } from '#src/features/team/PeopleHere.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<PeopleHereProps>({
  what: 'Кто ещё открыл компанию и что смотрит или пишет.',
  whenNot: ['Все люди компании: `MemberList`.', 'Нет связи: кто где, знает только сервер, и список не показывают.'],
  props: { people: 'Остальные, каждый один раз, сколько бы вкладок ни открыл.' },
});
