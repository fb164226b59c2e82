import { RESEARCH_KIND_WORDS } from './research/words/kindWords.ts';
import { EVIDENCE_KIND_WORDS } from './evidence/kindWords.ts';
import { EXPERIMENT_KIND_WORDS } from './experiments/kindWords.ts';
import { AUDIENCE_KIND_WORDS } from './audiences/kindWords.ts';
import { BOARD_KIND_WORDS } from './boards/kindWords.ts';
import { CHAT_KIND_WORDS } from './chat/kindWords.ts';
import { ACCOUNT_KIND_WORDS } from './account/kindWords.ts';
import { FIELDWORK_KIND_WORDS } from './fieldwork/kindWords.ts';
import { COMMENT_KIND_WORDS } from './comments/kindWords.ts';
import type { KindWords } from './core/kind.ts';
import type { Kind } from './records.ts';

/** Every kind in the words of the product. */
export const KIND_WORDS: { readonly [K in Kind]: KindWords } = {
  ...RESEARCH_KIND_WORDS,
  ...EVIDENCE_KIND_WORDS,
  ...EXPERIMENT_KIND_WORDS,
  ...AUDIENCE_KIND_WORDS,
  ...BOARD_KIND_WORDS,
  ...CHAT_KIND_WORDS,
  ...FIELDWORK_KIND_WORDS,
  ...COMMENT_KIND_WORDS,
  ...ACCOUNT_KIND_WORDS,
};
