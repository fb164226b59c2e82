import type { SharedTeamDialogsProps } from '#src/features/account/teams/SharedTeamDialogs.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<SharedTeamDialogsProps>({
  what: 'Диалоги команды общей компании: приглашение, ссылки без писем, передача владения.',
  example: 'Inviting',
  when: ['Компания открыта команде.'],
  whenNot: ['Компания только в этом браузере: `TeamDialogs`.'],
  props: {
    team: 'Общая компания и что делает её сервер.',
    companyName: 'Её название.',
    members: 'Люди всех компаний.',
    inviting: 'Пишут приглашение.',
    heir: 'Кому передают владение; `null`, когда никому.',
    onCopy: 'Кладёт текст в буфер обмена.',
    onClose: 'Открытое пора убрать.',
  },
});
