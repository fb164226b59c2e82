import type { View } from '../../src/domain/respond/view.ts';
import type { AnswerDraft } from '../keep.ts';

/** The question that is asked now. */
export type Asked = NonNullable<View['asked']>;

/** What a question is answered in. */
export interface AnswerInput {
  readonly root: HTMLElement;
  /** What takes the focus when the answer is not understood. */
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
  /** What it begins with. */
  readonly draft: AnswerDraft;
  /** Called with every change. */
  readonly onChange: () => void;
  /** Sends what is there, by a key. */
  readonly onSend: () => void;
}
