import type { InviteDialogProps } from '#src/features/account/teams/InviteDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<InviteDialogProps>({
  what: '«Пригласить участника»: кого, куда и с какой ролью.',
  example: 'Invite',
  when: ['Позвать коллегу в команду компании.'],
  whenNot: ['Позвать респондента: его контакты хранит аудитория, `AddContactsDialog`.'],
  props: {
    companies: 'Куда можно пригласить.',
    members: 'Люди всех компаний: дважды не приглашают.',
    companyId: 'С какой компании начинает форма.',
    draft: 'Набранное до того, как диалог закрыли.',
    onDraftChange: 'Зовётся с каждой правкой; с `undefined`, когда записано.',
    onInvite: 'Записывает приглашение; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
