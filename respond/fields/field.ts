import type { View } from '../../src/domain/respond/view.ts';
import type { AnswerDraft } from '../keep.ts';

/** The question that is asked now. */
export type Asked = NonNullable<View['asked']>;

/** Input of an answer to a question. */
export interface AnswerInput {
  readonly root: HTMLElement;
  /** Returns the element that takes the focus when the answer is invalid. */
  control(): HTMLElement;
  read(): AnswerDraft;
  /** Why it cannot be sent as it is, in Russian; empty when it can. */
  problem(): string;
  /** Ties an error to the field; null for none. */
  setError(errorId: string | null): void;
  /** While an answer is on its way it does not change. */
  lock(isLocked: boolean): void;
}

export interface FieldOptions {
  readonly asked: Asked;
  /** Id of the question's heading, which names the field. */
  readonly labelledBy: string;
  /** Initial content. */
  readonly draft: AnswerDraft;
  /** Called with every change. */
  readonly onChange: () => void;
  /** Sends what is there, by a key. */
  readonly onSend: () => void;
}
