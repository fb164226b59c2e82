import type { BoardReviewProps } from '#src/features/chat/BoardReview.tsx';
import { brief } from '#stories/docs/guide.ts';

export default brief<BoardReviewProps>({
  what: 'Что законченное интервью изменило бы на доске, было и станет рядом, карточка за карточкой; ответ правят до записи.',
  example: 'Several',
  whenNot: ['Предложения из исследований: `ProposalsDialog`.'],
  speech: ['Область «Что изменится на доске»; у каждой карточки флажок с её именем.'],
  props: {
    changes: 'Что изменили бы ответы, хотя бы одна карточка; сначала отмечены все.',
    onReplace: 'Ответы записываются в отмеченные карточки; с ними — поправленные тексты.',
    onLeave: 'Доска остаётся как есть.',
  },
});
