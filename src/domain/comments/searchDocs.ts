import type { SearchReaders } from '../core/searchDoc.ts';
import type { CommentRecords, CommentSearchKind } from './kinds.ts';
import { recordOf } from './place.ts';
import { isSettledBy } from './tally.ts';

/** Fields that the search reads of the section's records: existing ones. Removed ones are not found. */
export const TALK_SEARCH: SearchReaders<CommentRecords, CommentSearchKind> = {
  comment: ({ on, part, threadId, authorName, text, withdrawnAt, turns }) => {
    const about = recordOf(on);
    if (withdrawnAt !== null || text === '' || !about) return [];
    return [
      {
        // A reply is settled with its thread.
        key: threadId ?? '',
        title: text,
        body: authorName,
        speaker: authorName,
        place: null,
        state: isSettledBy(turns) ? 'settled' : '',
        parentId: about.id,
        about: { ...about, part },
      },
    ];
  },
};
