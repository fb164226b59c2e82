/** A file given to the chat, with what has become of it. */
export interface ChatFile {
  readonly id: string;
  readonly name: string;
  /** Bytes; 0 when they are not known. */
  readonly size: number;
  readonly state: 'reading' | 'read' | 'failed';
  /** How much of it is read, 0 to 1. */
  readonly progress: number;
  /** Why it could not be read, or a remark on one that was, in Russian; empty without. */
  readonly note: string;
}
