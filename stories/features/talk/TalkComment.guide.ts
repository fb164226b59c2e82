import type { TalkCommentProps } from '#src/features/talk/TalkComment.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<TalkCommentProps>({
  what: 'Что сказал один человек: кто, когда, слова и что с ними можно сделать.',
  example: 'Own',
  whenNot: ['Обсуждение целиком: `TalkThread`.'],
  keys: [['Enter', 'на кнопке действий открывает меню']],
  speech: ['«Анна Ковалёва, сегодня в 13:30, статья».'],
  props: {
    comment: 'Что сказано.',
    hasReplies: 'Ответили ли на него: тогда после удаления ответы остаются.',
    me: 'Кто смотрит.',
    members: 'Кто в компании сейчас.',
    now: 'Нынешний момент: от него «сегодня» и «вчера».',
    isShown: 'Сюда ведёт адрес: комментарий показан и отмечен.',
    onEdit: 'Сохраняет другие слова.',
    onDelete: 'Удаляет.',
    onCopyLink: 'Копирует адрес.',
  },
});
