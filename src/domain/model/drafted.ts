import type { MadeBy } from '../core/schema.ts';
import type { CheckedText } from '../evidence/verbatim/checkedText.ts';
import type { ModelTrouble } from './words.ts';

/** Words of somebody that a proposal rests on. */
export interface WordsBehind {
  /** As they stand in the talk, never as a model wrote them. */
  readonly text: string;
  /** The participant who said them; null where nobody said who spoke. */
  readonly participantId: string | null;
}

/** What a model proposes for a field. */
export interface DraftedText extends CheckedText {
  /** What it rests on, where the model named that. */
  readonly words?: readonly WordsBehind[];
}

/** What a model proposes for the fields of a form; those that it left empty are not in it. */
export type DraftedFields<F extends string> = Readonly<Partial<Record<F, DraftedText>>>;

/** What came of asking a model to fill a form. */
export type Drafted<F extends string> =
  | { readonly kind: 'done'; readonly fields: DraftedFields<F>; readonly madeBy: MadeBy }
  | { readonly kind: 'failed'; readonly trouble: ModelTrouble }
  /** Whoever asked has stopped it. */
  | { readonly kind: 'stopped' };
