import type { InviteDialogProps } from '#src/features/fieldwork/round/InviteDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<InviteDialogProps>({
  what: 'Кого из контактов аудитории пригласить в раунд: по сегментам, числом, не тревожа недавних. Что будет, сказано до отправки.',
  whenNot: ['Пригласить коллегу в компанию: `InviteDialog` участников.'],
  props: {
    contacts: 'Контакты аудитории.',
    invited: 'Кто уже приглашён в этот раунд: `listId/key`.',
    byMail: 'Уходят ли приглашения письмом.',
    isPaused: 'Приостановлен ли раунд: письма ждут, пока его не продолжат.',
    monthAgo: 'Месяц назад: кого приглашали с тех пор, того можно не тревожить.',
    onInvite: 'Приглашает; окно закрывается, когда это произошло.',
    onClose: 'Зовётся, когда окно убирают.',
  },
});
