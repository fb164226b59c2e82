import type { KindTable } from '../core/kind.ts';
import type { Interview } from './interview.ts';

/** Records of the chat by their kind. */
export interface ChatRecords {
  interview: Interview;
}

/** What is known of the section's kinds without their schemas. */
export const CHAT_KINDS: KindTable<ChatRecords> = {
  interview: {
    version: 3,
  },
};
