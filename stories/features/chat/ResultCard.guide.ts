import type { ResultCardProps } from '#src/features/chat/ResultCard.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<ResultCardProps>({
  what: 'Готовая Vision Board: девять разделов и что с ней можно сделать.',
  example: 'Full',
  whenNot: ['Сама доска со своими карточками: `BoardPane` на «Видении».'],
  props: {
    answers: 'Ответы; пустой или пропущенный читается «Не указано».',
    editing: 'Разделы рисует `renderSection`.',
    renderSection: 'Рисует раздел с заголовком, пока доску правят.',
    ref: 'Карточка: к ней прокручивают.',
  },
});
