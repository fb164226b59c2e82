import type { TextRange } from '#src/domain/core/textRange.ts';
import type { SearchKind } from '#src/domain/records.ts';
import type { CommentsPlace } from '#src/domain/comments/place.ts';
import type { Marked } from '#src/domain/search/searchText.ts';

/** A place that was found, ready to be shown. */
export interface SearchHit {
  readonly kind: SearchKind;
  /** Id of the record. */
  readonly id: string;
  /** The place in it: a card's field, a sentence's beginning; empty for the record itself. */
  readonly key: string;
  /** Title; for a sentence the sentence, shortened. */
  readonly title: Marked;
  /** The words around the first match in what else it says; null when only its name matches. */
  readonly passage: Marked | null;
  /** Name of the part that contains the passage: «Слова против»; empty otherwise. */
  readonly part: string;
  /** Who says a sentence, or a comment; empty otherwise. */
  readonly speaker: string;
  /** State of a hypothesis, whether a file has text, whether talk is settled; empty otherwise. */
  readonly state: string;
  /** Place of a sentence in its text. */
  readonly place: TextRange | null;
  /** The record it is looked at with (searchDocs.ts), and what that is called; empty when it is gone. */
  readonly parentId: string | null;
  readonly parentTitle: string;
  /** The product it belongs to; null when it belongs to none. */
  readonly productId: string | null;
  /** Name of a sentence's file; empty otherwise. */
  readonly fileName: string;
  /** The experiment that was made of a hypothesis, or null. */
  readonly experimentId: string | null;
  /** Subject of a comment; null otherwise. */
  readonly about: CommentsPlace | null;
}

/** Results of one kind. */
export interface SearchGroup {
  readonly kind: SearchKind;
  /** The best of them. */
  readonly hits: readonly SearchHit[];
  /** How many there are in all. */
  readonly total: number;
}

export interface SearchAnswer {
  /** Last changed records, newest first, for an empty query. */
  readonly recent: readonly SearchHit[];
  /** Kinds in the order of their best hit. */
  readonly groups: readonly SearchGroup[];
  /** Whether some texts are too long to be held, so that words in them may be missing here. */
  readonly partial: boolean;
}
