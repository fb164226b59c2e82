import type { PluralForms } from './format.ts';

/** Search facts of a kind; what the search reads of a record is in the section's searchDocs.ts. */
export interface SearchFacts {
  /** Heading over what was found of the kind: «Исследования». */
  readonly all: string;
  /** Name of one: «Исследование». */
  readonly one: string;
  /** The kind of the record that one is looked at with; none by default. */
  readonly parent?: string;
  /** Whether an empty query offers those changed last: what a person works on. No by default. */
  readonly isRecent?: true;
  /** Whether a record may be megabytes long: such ones are read last, a few at once. No by default. */
  readonly isLong?: true;
}

/** A kind in the words of the product: apart from what else is known of it, for only what names a kind to a person needs them. */
export interface KindWords {
  /** Its name; what is part of something is named by it. */
  readonly label: string;
  /** Its name with a number. */
  readonly forms: PluralForms;
}

/**
 * Facts of a kind without its schema, so that the first screen need not load that: see docs/glossary.md for the words, and
 * docs/contributing.md for how a kind is added.
 */
export interface KindFacts<R> {
  /** Version of the shape that this build writes; the migrations of the section's schema.ts bring older records there. */
  readonly version: number;
  /**
   * Whether its records live with the person, whatever company is open; without it they live in one company's workspace. The
   * one place that says where a kind lives.
   */
  readonly isPersonal?: true;
  /** Whether the store keeps a summary beside each record. No by default. */
  readonly keepsSummary?: true;
  /** Field with the parent's id: lists may ask for the records below one parent. */
  readonly parent?: keyof R & string;
  /**
   * Returns the count that a record below a parent belongs to, for any stored value, damaged records included: the store counts
   * living records by it without reading them. The kinds that have none are not counted so.
   */
  readonly tally?: (stored: unknown) => string;
  /**
   * Returns the shelf of its kind that a record is on, for any stored value, damaged records included: lists may ask for some
   * shelves, and read nothing of the others. The kinds that have none are listed as a whole.
   */
  readonly shelf?: (stored: unknown) => string;
  /** Field with the SHA-256 of a file that the record names. */
  readonly file?: keyof R & string;
}

/**
 * The kinds of a section.
 * @typeParam R its records by the name of their kind
 * @typeParam S summaries of those kinds that keep one
 * @typeParam F names of the kinds that the search reads
 * @typeParam P names of the kinds that live with the person
 */
export type KindTable<R, S = unknown, F = never, P = never> = {
  readonly [K in keyof R]: KindFacts<R[K]> &
    (K extends keyof S ? { readonly keepsSummary: true } : { readonly keepsSummary?: never }) &
    (K extends F ? { readonly search: SearchFacts } : { readonly search?: never }) &
    (K extends P ? { readonly isPersonal: true } : { readonly isPersonal?: never });
};

/** A summary with the moment that orders lists. */
export type Summarised<T> = T & { readonly createdAt: string };
