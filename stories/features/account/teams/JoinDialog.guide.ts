import type { JoinDialogProps } from '#src/features/account/teams/JoinDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<JoinDialogProps>({
  what: 'Отмечает, что приглашённый присоединился: без сервера об этом знает только пригласивший.',
  whenNot: ['Приглашение ещё не отправлено: `InvitationDialog`.'],
  props: {
    member: 'Приглашённый.',
    onJoin: 'Записывает; диалог закроется, когда это случилось.',
    onClose: 'Диалог пора убрать.',
  },
});
