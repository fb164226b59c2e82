import type { BoardRecordId } from '../boards/board.ts';
import type { ExperimentStatus, Verdict } from '../experiments/experiment.ts';
import type { HypothesisStatus } from '../research/hypothesis.ts';
import type { Passage } from '../research/research.ts';
import type { Stage } from '../core/stage.ts';
import type { BoardField } from '../boards/fields.ts';
import type { LinkKind, LinkRelation } from './linkKinds.ts';

/** Where a node is shown; the app makes an address of it. */
export type LinkPlace =
  | { readonly kind: 'study'; readonly id: string }
  | { readonly kind: 'passage'; readonly researchId: string; readonly passage: Passage }
  | {
      readonly kind: 'hypothesis';
      readonly id: string;
      readonly status: HypothesisStatus;
      readonly stage: Stage;
      /** By its Russian name. */
      readonly touchpoint: string;
      /** Its study while that is there. */
      readonly researchId: string | null;
    }
  | { readonly kind: 'experiment'; readonly id: string }
  /** A card of a board; the board as a whole when it was not noted which. */
  | { readonly kind: 'board'; readonly boardId: BoardRecordId; readonly field: BoardField | null }
  | { readonly kind: 'audience'; readonly id: string };

/** Meaning of a node's colour and badge. */
export type LinkSign =
  | { readonly kind: 'stage'; readonly stage: Stage }
  | { readonly kind: 'status'; readonly status: ExperimentStatus }
  | { readonly kind: 'verdict'; readonly verdict: Verdict };

/** A record, or a part of one that matters by itself: words, a verdict, a card. */
export interface LinkNode {
  /** `kind:id`, one for each node. */
  readonly key: string;
  readonly kind: LinkKind;
  /** Its name, or its words. Of what is gone: the name that was remembered, else that of its kind. */
  readonly label: string;
  /** Further detail: its speaker or its status. May be empty. */
  readonly note: string;
  readonly sign: LinkSign | null;
  /** Where it is shown; null when it is gone: «источник удалён», or when it never was stored here. */
  readonly place: LinkPlace | null;
  /** Whether its record was removed. */
  readonly broken: boolean;
}

export interface LinkEdge {
  /** Key of the node that comes earlier in the chain. */
  readonly from: string;
  readonly to: string;
  readonly relation: LinkRelation;
}
