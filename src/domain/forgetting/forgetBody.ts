/* Defines the request of a page to a shared company's server to forget a person, and its answer. */

/** Contacts, and participants, of one person at most. */
export const MOST_OF_PERSON = 100;

export interface ForgetBody {
  readonly contacts: readonly { readonly listId: string; readonly key: string }[];
  readonly participants: readonly string[];
}

export interface ForgottenCounts {
  readonly contacts: number;
  readonly participants: number;
  /** Texts of conversations. */
  readonly transcripts: number;
  readonly files: number;
  readonly marks: number;
  /** Quotes in hypotheses. */
  readonly quotes: number;
  readonly insights: number;
  /** Comments on what is gone. */
  readonly comments: number;
  /** Other records out of which their names, addresses and quoted words were taken. */
  readonly mentions: number;
}

/**
 * Counts of the erasure: of the records, and how many interviews the server held with them; the letters that waited to go, where
 * there are any.
 */
export interface ForgetAnswer {
  readonly counts: ForgottenCounts & { readonly interviews: number; readonly letters?: number };
  /** ISO 8601 moment. */
  readonly at: string;
}
