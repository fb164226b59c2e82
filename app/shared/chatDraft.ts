import type { KeptDraft } from './useDraft.ts';

/** The half-typed message of the chat; closing the tab in the middle of the interview loses nothing (R28). */
export const CHAT_DRAFT: KeptDraft<string> = {
  keyOf: (companyId) => `chat-draft:${companyId}`,
  read: (text) => text,
  write: (draft) => draft,
};
