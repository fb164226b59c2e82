import { ordered, type Keyed, type TextItem } from './record.ts';
import type { TextRange } from './textRange.ts';

/** Searchable text of a record, or of one place in it: a card of a board, a sentence of a text. */
export interface SearchDoc {
  /** The place inside the record: a card's field, a sentence's beginning; empty for the record itself. */
  readonly key: string;
  /** Its title. Empty for a sentence. */
  readonly title: string;
  /** Everything else that is said in it, a dot between one thing and the next. */
  readonly body: string;
  /** Parts of the body that are to be told apart, and what each is called: «Слова против». Default none. */
  readonly parts?: readonly (TextRange & { readonly label: string })[];
  /** Who says a sentence, or a comment; empty otherwise. */
  readonly speaker: string;
  /** Place of a sentence in its text; null otherwise. */
  readonly place: TextRange | null;
  /**
   * Status of a hypothesis, whether a file has text (both decide where it opens), or whether talk is settled; empty otherwise.
   */
  readonly state: string;
  /** The record it is looked at with: a text's study, a hypothesis' study, a persona's audience, an experiment's hypothesis. */
  readonly parentId: string | null;
  /** The product it belongs to. Default: it belongs to none. */
  readonly productId?: string;
  /** For a comment: the record, and the part of it, that it is about. Default nothing. */
  readonly about?: { readonly kind: string; readonly id: string; readonly part: string | null };
}

/** Search readers of a section's records, by kind: one document, or one for each place in it. */
export type SearchReaders<R, K extends keyof R> = { readonly [P in K]: (record: R[P]) => readonly SearchDoc[] };

/** The lines of a keyed map, in order. */
export const linesOf = (list: Keyed<TextItem>): string[] => ordered(list).map(({ text }) => text);

/** Joins the texts of a record with a dot; omits empty ones. */
export const said = (...parts: readonly (string | readonly string[])[]): string =>
  parts
    .flat()
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' · ');

/** A record that is one document. */
export const whole = (title: string, body: string, parentId: string | null = null, state = ''): SearchDoc[] => [
  { key: '', title, body, speaker: '', place: null, state, parentId },
];
