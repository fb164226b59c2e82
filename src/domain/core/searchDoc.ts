import { ordered, type Keyed, type TextItem } from './record.ts';
import type { TextRange } from './textRange.ts';

/** What search knows of a record, or of one place in it: a card of a board, a sentence of a text. */
export interface SearchDoc {
  /** The place inside the record: a card's field, a sentence's beginning; empty for the record itself. */
  readonly key: string;
  /** What it is called. Empty for a sentence. */
  readonly title: string;
  /** Everything else that is said in it, a dot between one thing and the next. */
  readonly body: string;
  /** Parts of the body that are to be told apart, and what each is called: «Слова против». Default none. */
  readonly parts?: readonly (TextRange & { readonly label: string })[];
  /** Who says a sentence, or a comment; empty otherwise. */
  readonly speaker: string;
  /** Where a sentence stands in its text; null otherwise. */
  readonly place: TextRange | null;
  /** Where a hypothesis stands, whether a file has text: that decides where it is looked at; whether talk is settled; empty otherwise. */
  readonly state: string;
  /** The record it is looked at with: a text's study, a hypothesis' study, a persona's audience, an experiment's hypothesis. */
  readonly parentId: string | null;
  /** The product it belongs to. Default: it belongs to none. */
  readonly productId?: string;
  /** Of a comment: what it is said of, and of what part of it. Default nothing. */
  readonly about?: { readonly kind: string; readonly id: string; readonly part: string | null };
}

/** What the search reads of the records of a section, by kind: one document, or one for each place in it. */
export type SearchReaders<R, K extends keyof R> = { readonly [P in K]: (record: R[P]) => readonly SearchDoc[] };

/** The lines of a keyed map, in order. */
export const linesOf = (list: Keyed<TextItem>): string[] => ordered(list).map(({ text }) => text);

/** What is said in a record, a dot between one thing and the next; nothing of what is empty. */
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
