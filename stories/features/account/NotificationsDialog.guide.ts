import type { NotificationsDialogProps } from '#src/features/account/NotificationsDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<NotificationsDialogProps>({
  what: '«Настроить уведомления»: хранит желание, говорит, что писем пока никто не шлёт, и даёт те, что настоящие.',
  whenNot: ['Уведомление на экране: `Toasts`.'],
  props: {
    wanted: 'Нужны ли письма.',
    onWantedChange: 'Записывает желание.',
    teamsHref: 'Где приглашают письмом.',
    teamLetterHref: 'Письмо людям компании; `null` — писать некому.',
    onClose: 'Диалог пора убрать.',
  },
});
