import type { MadeBy } from '../core/schema.ts';
import type { CheckedText } from '../evidence/verbatim/checkedText.ts';
import type { ModelTrouble } from './words.ts';

/** A person's words on which a proposal rests. */
export interface WordsBehind {
  /** The words of the talk itself, never as a model wrote them. */
  readonly text: string;
  /** The participant who said them; null where the speaker is unknown. */
  readonly participantId: string | null;
}

/** A model's proposal for a field. */
export interface DraftedText extends CheckedText {
  /** Words that it rests on, where the model named them. */
  readonly words?: readonly WordsBehind[];
}

/** A model's proposals for the fields of a form; without those that it left empty. */
export type DraftedFields<F extends string> = Readonly<Partial<Record<F, DraftedText>>>;

/** Result of asking a model to fill a form. */
export type Drafted<F extends string> =
  | { readonly kind: 'done'; readonly fields: DraftedFields<F>; readonly madeBy: MadeBy }
  | { readonly kind: 'failed'; readonly trouble: ModelTrouble }
  /** The caller has stopped it. */
  | { readonly kind: 'stopped' };
