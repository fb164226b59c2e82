/** A place in a text, in UTF-16 code units. */
export interface TextRange {
  /** First code unit. */
  readonly start: number;
  /** One past the last. */
  readonly end: number;
}
