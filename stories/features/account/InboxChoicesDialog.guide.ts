import type { InboxChoicesDialogProps } from '#src/features/account/InboxChoicesDialog.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<InboxChoicesDialogProps>({
  what: '«Настроить уведомления» того, кто вошёл на сервер: что приходит во «Входящие» и когда об этом пишут письмом.',
  whenNot: ['Компания живёт в одном браузере: `NotificationsDialog`.', 'То, что уже пришло: `InboxPanel`.'],
  props: {
    told: 'Что выбрано и куда идут письма.',
    onChange: 'Записывает выбор целиком.',
    onRetry: 'Спрашивает сервер снова.',
    onClose: 'Диалог пора убрать.',
  },
});
