import type { BoardReviewProps } from '#src/features/chat/BoardReview.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BoardReviewProps>({
  what: 'Что законченное интервью изменило бы на доске, где уже есть тексты: было и станет рядом, раздел за разделом.',
  example: 'Several',
  whenNot: ['Доска пуста: ответы встают на неё сразу.', 'Предложения из исследований: `ProposalsDialog`.'],
  speech: ['Область «Что изменится на доске»; у каждого раздела флажок с его именем.'],
  props: {
    changes: 'Что изменили бы ответы, хотя бы один раздел; сначала отмечены все.',
    onReplace: 'Ответы встают на место отмеченных разделов.',
    onLeave: 'Доска остаётся как есть.',
  },
});
