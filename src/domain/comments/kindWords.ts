import type { KindWords } from '../core/kind.ts';
import type { CommentRecords } from './kinds.ts';

/** The section's kinds in the words of the product. */
export const COMMENT_KIND_WORDS: { readonly [K in keyof CommentRecords]: KindWords } = {
  comment: { label: 'Комментарий', forms: ['комментарий', 'комментария', 'комментариев'] },
  review: { label: 'Проверка', forms: ['проверка', 'проверки', 'проверок'] },
};
