import type { SpeakerLabels } from '../../../../../domain/research/layouts/blockHead.ts';
import type { Outcome } from '../../../../../domain/core/outcome.ts';

/** A text that is typed and not saved yet. */
export interface TypedDraft {
  readonly text: string;
  /** Who speaks in it, as a person lists them: «Интервьюер, Респондент». */
  readonly speakers: string;
}

/** A problem between a draft and the records, and the ways out of it. */
export interface TypedTrouble {
  readonly message: string;
  /** Possible actions, in the order of the buttons; may be empty. */
  readonly ways: readonly { readonly label: string; readonly onTake: () => void }[];
}

/** A text in typing, and what can be done with it. */
export interface Typing {
  readonly draft: TypedDraft;
  /** Labels of the stored text; null where who speaks is guessed, and of a new text. */
  readonly labels: SpeakerLabels;
  /** Keeps what was typed, at every key. */
  readonly onDraftChange: (draft: TypedDraft) => void;
  /** Whether it differs from what is stored: only then is there something to save, or to put away. */
  readonly isChanged: boolean;
  /** Whether a text that is stored is corrected; else a new one is typed. */
  readonly isCorrection: boolean;
  /** Current problems: the file was replaced meanwhile, another tab types too, the device keeps no drafts. */
  readonly troubles: readonly TypedTrouble[];
  /** Stores the text, and leaves typing when that has happened. */
  readonly onSave: () => Promise<Outcome>;
  /** Puts away what was typed, with a way back, and leaves typing. */
  readonly onDiscard: () => void;
}
