import { MAIN_PRODUCT } from '#src/domain/workspace.ts';

import type { KeptDraft } from '../useDraft.ts';

/** Names a company's chat about a product where the browser keeps what is not stored yet; that about the main product as the company is. */
export const chatKeyOf = (companyId: string, productId: string): string =>
  productId === MAIN_PRODUCT ? companyId : `${companyId}:${productId}`;

/** The half-typed message of the chat, by {@link chatKeyOf}; closing the tab in the middle of the interview loses nothing (R28). */
export const CHAT_DRAFT: KeptDraft<string> = {
  keyOf: (chat) => `chat-draft:${chat}`,
  read: (text) => text,
  write: (draft) => draft,
};

/** Where its words were picked, as long as they are not sent. */
export const CHAT_PICKED: KeptDraft<string> = {
  keyOf: (chat) => `chat-picked:${chat}`,
  read: (text) => text,
  write: (picked) => picked,
};
