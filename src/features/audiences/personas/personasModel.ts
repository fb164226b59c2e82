import type { ModelReading, ReadingWork } from '../../../domain/model/reading.ts';
import type { ProposedPersona } from '../../../patterns/evidence/EvidenceSlots.ts';

/** Personas that a model found in the words of an audience. */
export interface PersonasFound extends Pick<ModelReading, 'leftOut' | 'read' | 'parts'> {
  /** Those that wait for a person. */
  readonly personas: readonly ProposedPersona[];
  /** Why it did not go on, as a sentence; empty when it came to the end. */
  readonly trouble: string;
}

/** A model that can be asked which kinds of people an audience is made of. */
export interface PersonasModel {
  /** Its name. */
  readonly name: string;
  /** Why it cannot be asked here, as a sentence; empty when it can be. */
  readonly why: string;
  /** How many talks it would read. */
  readonly talks: number;
  readonly work: ReadingWork<PersonasFound>;
  /** Asks it. */
  readonly onAsk: () => void;
  /** Stops it. */
  readonly onStop: () => void;
}
