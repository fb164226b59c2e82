/** Signal and progress of a long action. */
export interface LongAction {
  /** Aborted when the person has had enough. */
  readonly signal: AbortSignal;
  /** Called with what is done of what there is, in bytes. */
  readonly onProgress: (done: number, total: number) => void;
}
