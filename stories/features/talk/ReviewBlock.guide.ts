import type { ReviewBlockProps } from '#src/features/talk/ReviewBlock.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ReviewBlockProps>({
  what: 'Кого попросили посмотреть запись, что он ответил, и как попросить или ответить.',
  example: 'Answering',
  whenNot: ['Вопрос без решения «принято» или «возвращено»: это комментарий, `TalkComposer`.'],
  keys: 'Своих клавиш нет: кнопки и поля.',
  props: {
    reviews: 'Проверки места, последняя первой.',
    me: 'Кто смотрит.',
    members: 'Кого можно попросить.',
    now: 'Нынешний момент.',
    onAsk: 'Просит проверить.',
    onAnswer: 'Отвечает.',
    onWithdraw: 'Отменяет просьбу.',
  },
});
