import type { ChatOutcomeProps } from '#src/features/chat/ChatOutcome.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ChatOutcomeProps>({
  what: 'Чем кончилось интервью: вопросом о доске, на которой уже есть тексты, или новой доской.',
  example: 'Board',
  whenNot: ['Интервью ещё идёт.'],
  props: {
    isReview: 'Сначала надо спросить о доске, которая уже есть.',
    result: 'Готовая доска или `null`.',
    editing: 'Доску правят.',
    renderSection: 'Рисует раздел доски, пока её правят.',
    visionHref: 'Адрес «Видения».',
    inviteHref: 'Где приглашают коллег.',
    changes: 'Что изменили бы ответы; пусто — ничего не ждёт.',
    onReplace: 'Ответы записываются в выбранные карточки.',
    onLeaveBoard: 'Доска остаётся как есть.',
    onDownload: '«Скачать PDF».',
    onShare: '«Отправить команде»; `alone` — некому.',
    onEdit: '«Редактировать», с нужным состоянием.',
  },
});
