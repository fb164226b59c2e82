import type { InvitationDialogProps } from '#src/features/account/teams/InvitationDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<InvitationDialogProps>({
  what: 'Письмо с приглашением: отправляет его почтовая программа человека, и так сказано.',
  whenNot: ['Пригласить: сначала `InviteDialog`.'],
  props: {
    letter: 'Письмо, готовое к отправке.',
    onCopy: 'Кладёт текст в буфер; вышло ли, говорит вызвавший.',
    onClose: 'Диалог пора убрать.',
  },
});
