import { createContext, type ReactNode } from 'react';

import type { FindingKind, Severity } from '../../domain/core/findingKind.ts';
import type { Audience, Persona } from '../../domain/audiences/audience.ts';
import type { PersonaModelField } from '../../domain/audiences/modelFields.ts';
import type { Loadable } from '../../domain/core/loadable.ts';
import type { Proofs } from '../../domain/research/across/proof.ts';
import type { ModelField } from '../../domain/experiments/modelFields.ts';
import type { DescribedPersona } from '../../domain/model/draftingPersona.ts';
import type { FoundPersona } from '../../domain/model/findingPersonas.ts';
import type { MadeBy } from '../../domain/core/schema.ts';
import type { Evidence } from '../../domain/research/hypotheses/evidence.ts';
import type { Hypothesis, Stance } from '../../domain/research/hypothesis.ts';
import type { ModelFields } from './useModelFields.ts';

/** Whose words they are, as far as an action needs to know. */
type Of = Pick<Hypothesis, 'id'>;
/** The same in words: they tell its button from its neighbours'. */
type Named = Pick<Hypothesis, 'id' | 'text'>;

/** A hypothesis or an insight that is being typed. */
export interface TypedText {
  readonly of: 'hypothesis' | 'insight';
  /** Text of the field. */
  readonly text: string;
  /** The one that is corrected: a hypothesis by its id, an insight as {@link insightId} names it. Default: a new one. */
  readonly exceptId?: string | undefined;
  /** Words that a new one would rest on are to go to the one that there is, by its id. Default: there are none to give. */
  readonly onTake?: ((id: string) => void) | undefined;
}

/** The canvas of an experiment that a model may draft. */
export interface DraftedCanvas extends Pick<ModelFields<ModelField>, 'work' | 'onWork' | 'takeable' | 'onTakeAll'> {
  /** The hypothesis that is tested. */
  readonly hypothesis: Pick<Hypothesis, 'id' | 'text' | 'stage' | 'touchpoint'>;
}

/** A persona that a model may draft. */
export interface PersonaDrafting extends Pick<
  ModelFields<PersonaModelField>,
  'work' | 'onWork' | 'takeable' | 'onTakeAll'
> {
  /** Whose words are read. */
  readonly audience: Pick<Audience, 'id' | 'name' | 'description'>;
  /** Subject of the request: a reopened form finds its answer by it. */
  readonly about: string;
  /** Values of its fields. */
  readonly described: DescribedPersona;
}

/** A persona that a model found in the words of an audience. */
export interface ProposedPersona extends FoundPersona {
  /** Known by it among all that are proposed. */
  readonly key: string;
  /** The model, and what it read. */
  readonly madeBy: MadeBy;
}

/** Where new personas of an audience are looked for. */
export interface PersonaSearch {
  /** Whose words are read. */
  readonly audience: Pick<Audience, 'id' | 'name' | 'description'>;
  /** Those that it has: no one is proposed again. */
  readonly personas: readonly Pick<Persona, 'title' | 'role'>[];
  /** Keys of those proposed that became personas. */
  readonly taken: ReadonlySet<string>;
  /** Message when no persona is found. */
  readonly nobody: ReactNode;
  /** The form of a new persona is to open with what is proposed of it. */
  readonly onOpen: (persona: ProposedPersona) => void;
}

/** An insight among those of all studies. */
export const insightId = (researchId: string, key: string): string => `${researchId}:${key}`;

/**
 * Parts that show a hypothesis's evidence and act on it anywhere, supplied by the assembler of the screen: they read records of
 * their own, and lists must not be drawn anew for them.
 */
export interface EvidenceParts {
  /** How many people are for it and against it: where its words are shown already. */
  readonly people: (hypothesis: Of) => ReactNode;
  /** The same, and its words for and against, folded until they are asked for: where it is named only. */
  readonly words: (hypothesis: Of) => ReactNode;
  /** Which of those that there are say the same as what is typed: said below its field, once the keys rest. */
  readonly alike: (typed: TypedText) => ReactNode;
  /** A way to have a model draft the canvas of its experiment: below the hypothesis in the form; nothing where there is no model. */
  readonly canvasDraft: (drafted: DraftedCanvas) => ReactNode;
  /** A way to have a model draft a persona of an audience: above the form; nothing where there is no model. */
  readonly personaDraft: (drafted: PersonaDrafting) => ReactNode;
  /**
   * Lets a model find new personas of an audience, and shows the findings: where they are looked for; without a model, the
   * message that none was found.
   */
  readonly personaSearch: (search: PersonaSearch) => ReactNode;
  /** How well it is founded; pressed, it is explained. */
  readonly score: (hypothesis: Named) => ReactNode;
  /** The same where nothing can be pressed: in the row of a list, which is a button itself. */
  readonly scoreLine: (hypothesis: Of) => ReactNode;
  /** Hypotheses as the address has them narrowed and ordered by how well they are founded, under what changes that. */
  readonly arranged: (
    hypotheses: readonly Hypothesis[],
    draw: (shown: readonly Hypothesis[]) => ReactNode,
  ) => ReactNode;
  /**
   * Tells how well all hypotheses are founded, now and whenever that changes, until what it returns is called. Null: it is not known
   * here. A stable function.
   */
  readonly watchProofs: ((tell: (proofs: Loadable<Proofs>) => void) => () => void) | null;
  /** Words are to speak for it, or against. Null: nothing can be changed here. A stable function. */
  readonly onTurn: ((hypothesis: Of, quote: Evidence, stance: Stance) => void) | null;
  /** Words are to be taken for something else, null for nothing. Null: nothing can be changed here. A stable function. */
  readonly onKind: ((hypothesis: Of, quote: Evidence, kind: FindingKind | null) => void) | null;
  /** Sets the severity of a quote's subject, null: not stated. Null: nothing can be changed here. A stable function. */
  readonly onSeverity: ((hypothesis: Of, quote: Evidence, severity: Severity | null) => void) | null;
  /** Words are to be its no more. Null: nothing can be changed here. A stable function. */
  readonly onRemove: ((hypothesis: Of, quote: Evidence) => void) | null;
}

/** Nothing is said of a hypothesis beside its words, and nothing can be changed. */
export const NO_PARTS: EvidenceParts = {
  people: () => null,
  words: () => null,
  alike: () => null,
  canvasDraft: () => null,
  personaDraft: () => null,
  personaSearch: ({ nobody }) => nobody,
  score: () => null,
  scoreLine: () => null,
  arranged: (hypotheses, draw) => draw(hypotheses),
  watchProofs: null,
  onTurn: null,
  onKind: null,
  onSeverity: null,
  onRemove: null,
};

/** The parts about what speaks for a hypothesis; by default there are none. */
export const EvidenceSlots = createContext<EvidenceParts>(NO_PARTS);
