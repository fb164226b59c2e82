import type { MemberListProps } from '#src/features/account/teams/MemberList.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<MemberListProps>({
  what: 'Участники, сколько бы их ни было; кто-то ушёл — фокус рядом с тем местом.',
  whenNot: ['Контакты аудитории: `ContactRows`.'],
  keys: [['↓ или ↑', 'по участникам']],
  props: {
    roleIn: 'Роль в компании по её id; нет — компания только этого браузера, можно всё.',
    members: 'Участники по порядку; на странице те, что у окна.',
    pictureOf: 'Портрет участника; без него — инициалы.',
    sharedOf: 'Что знает об участнике общая компания.',
    companyName: 'Имя компании по номеру.',
  },
});
