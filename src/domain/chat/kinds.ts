import type { KindTable } from '../core/kind.ts';
import type { Interview } from './interview.ts';
import type { ChatText } from './sourceText.ts';

/** Records of the chat by their kind. */
export interface ChatRecords {
  interview: Interview;
  chatText: ChatText;
}

/** The section's kinds without their schemas. */
export const CHAT_KINDS: KindTable<ChatRecords> = {
  interview: {
    version: 6,
  },
  chatText: {
    version: 1,
    parent: 'interviewId',
  },
};
