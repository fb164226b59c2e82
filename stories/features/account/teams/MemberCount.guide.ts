import type { MemberCountProps } from '#src/features/account/teams/MemberCount.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MemberCountProps>({
  what: 'Сколько людей с доступом показано, из скольких и в какой компании; приглашённые — отдельно.',
  when: ['Над списком команды: виден ли он весь или сужен фильтром.'],
  whenNot: ['Число найденного, которое только читается вслух: `FoundNote`.'],
  props: {
    found: 'Кого показывает список.',
    all: 'Кто вообще есть.',
    company: 'До какой компании сужен; `null` — все.',
  },
});
