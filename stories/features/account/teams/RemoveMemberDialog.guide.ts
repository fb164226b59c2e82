import type { RemoveMemberDialogProps } from '#src/features/account/teams/RemoveMemberDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<RemoveMemberDialogProps>({
  what: 'Вопрос перед тем, как удалить из общей компании того, кто в ней работает: что уйдёт с его устройств и что станет с неотправленным.',
  example: 'Asks',
  when: ['Участник с доступом.'],
  whenNot: ['Приглашение, имя без доступа, компания одного браузера: удаляют сразу, с «Вернуть» в уведомлении.'],
  props: {
    member: 'Кого удаляют.',
    companyName: 'Из какой компании.',
    onConfirm: 'Удаляет.',
    onClose: 'Вопрос пора убрать.',
  },
});
