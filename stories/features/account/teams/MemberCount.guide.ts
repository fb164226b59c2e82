import type { MemberCountProps } from '#src/features/account/teams/MemberCount.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MemberCountProps>({
  what: 'Сколько людей показано, из скольких и в какой компании.',
  whenNot: ['Сколько нашлось на слух: `FoundNote`.'],
  props: {
    found: 'Кого показывает список.',
    all: 'Кто вообще есть.',
    company: 'До какой компании сужен; `null` — все.',
  },
});
