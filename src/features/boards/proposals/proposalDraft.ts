import type { CardPlace } from '../../../domain/boards/cardPlaces.ts';
import type { BoardField } from '../../../domain/boards/fields.ts';

/** What a person made of a proposal and has not decided yet: its card, its place there, and the words. */
export interface ProposalDraft {
  readonly to: BoardField;
  readonly place: CardPlace | null;
  readonly words: string;
}

/** Drafts of proposals, by their keys; none for those left as they came. */
export type ProposalDrafts = Readonly<Record<string, ProposalDraft>>;
