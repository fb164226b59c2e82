import type { CardPlace } from '../../../domain/boards/cardPlaces.ts';
import type { BoardField } from '../../../domain/boards/fields.ts';

/** Person's undecided edits of a proposal: its card, its place there, and the words. */
export interface ProposalDraft {
  readonly to: BoardField;
  readonly place: CardPlace | null;
  readonly words: string;
}

/** Drafts of proposals, by their keys; none for those left as they came. */
export type ProposalDrafts = Readonly<Record<string, ProposalDraft>>;
