import type { InboxButtonProps } from '#src/features/team/inbox/InboxButton.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<InboxButtonProps>({
  what: 'Колокольчик в шапке компании, которой делятся: сколько из того, что касается человека, он не прочитал.',
  whenNot: ['Дошло ли сделанное до коллег: `SyncButton`.', 'Компания живёт в одном браузере: обращаться некому.'],
  speech: ['Имя кнопки — со счётом: «Входящие, 3 непрочитанных»; знак на ней не читается.'],
  props: { unread: 'Сколько не прочитано; ноль и пока это неизвестно.', onOpen: 'Открывает «Входящие».' },
});
