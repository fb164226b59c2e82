import { ACCOUNT_SEARCH } from '../account/searchDocs.ts';
import { AUDIENCE_SEARCH } from '../audiences/searchDocs.ts';
import { BOARD_SEARCH } from '../boards/searchDocs.ts';
import type { SearchDoc } from '../core/searchDoc.ts';
import { EXPERIMENT_SEARCH } from '../experiments/searchDocs.ts';
import { KINDS, type Kind, type Records, type SearchKind } from '../records.ts';
import { RESEARCH_SEARCH } from '../research/searchDocs.ts';
import { TALK_SEARCH } from '../comments/searchDocs.ts';

const READERS: { readonly [K in SearchKind]: (record: Records[K]) => readonly SearchDoc[] } = {
  ...RESEARCH_SEARCH,
  ...EXPERIMENT_SEARCH,
  ...AUDIENCE_SEARCH,
  ...BOARD_SEARCH,
  ...TALK_SEARCH,
  ...ACCOUNT_SEARCH,
};

/** Whether search reads records of a kind. */
export function isSearchKind(kind: string): kind is SearchKind {
  return Object.hasOwn(READERS, kind);
}

const isLong = (kind: SearchKind): boolean => KINDS[kind].search.isLong === true;
const readable = (Object.keys(KINDS) as Kind[]).filter(isSearchKind);

/** Kinds of record that search reads, in the order in which it names them: long texts come last. */
export const SEARCH_KINDS: readonly SearchKind[] = [
  ...readable.filter((kind) => !isLong(kind)),
  ...readable.filter(isLong),
];

/** Returns the search documents of a record: one, or one for each card of a board and each sentence of a text. */
export function searchDocsOf<K extends SearchKind>(kind: K, record: Records[K]): readonly SearchDoc[] {
  return READERS[kind](record);
}
