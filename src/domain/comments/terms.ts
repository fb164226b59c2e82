/** Names of the fields of comments and reviews. */
export const COMMENT_TERMS = {
  comment: { text: 'Комментарий' },
  review: {
    reviewerName: 'Кто проверит',
    question: 'На что посмотреть',
    word: 'Ваше слово',
    state: 'Решение проверки',
  },
} as const;
