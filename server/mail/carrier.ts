/** A letter as it goes out. */
export interface OutgoingLetter {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly words: string;
  /** Where the recipient is written to no more; '' for none. */
  readonly unsubscribe: string;
}

/** Result of sending a letter: sent; never deliverable; possibly later. */
export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'bounced'; readonly reason: string }
  /** `code`: of the failure, fit for a log. */
  | { readonly kind: 'failed'; readonly reason: string; readonly code: string };

/** Hands letters to a mail server, over as many connections as letters at once; each carries those that come after. */
export interface Carrier {
  /** @param signal cuts the connection */
  send(letter: OutgoingLetter, signal: AbortSignal): Promise<Delivery>;
  /** Ends the connections. */
  close(): void;
}
