import { ordered } from '../core/record.ts';
import { said, whole, type SearchReaders } from '../core/searchDoc.ts';
import type { AccountRecords, AccountSearchKind } from './kinds.ts';

/** What the search reads of the section's records. */
export const ACCOUNT_SEARCH: SearchReaders<AccountRecords, AccountSearchKind> = {
  scenario: ({ title, description, stages }) =>
    whole(
      title,
      said(
        description,
        ordered(stages).flatMap((stage) => [stage.title, ...stage.questions]),
      ),
    ),
};
