import type { InvitationLinksDialogProps } from '#src/features/account/teams/InvitationLinksDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<InvitationLinksDialogProps>({
  what: 'Ссылки приглашённых, когда сервер писем не отправляет: их посылает тот, кто приглашает.',
  example: 'Two',
  when: ['Сразу после приглашения без писем: второй раз ссылки не покажутся.'],
  whenNot: ['Ссылка с ролью для многих: `AccessDialog`.'],
  props: {
    links: 'Кому и какая.',
    onCopy: 'Кладёт текст в буфер обмена.',
    onClose: 'Диалог пора убрать.',
  },
});
