import type { ModelReading, ReadingWork } from '../../../domain/model/reading.ts';

/** Result of a model's reading for a board; its proposals appear among the board's proposals. */
export interface BoardRead extends Pick<ModelReading, 'leftOut' | 'read' | 'parts'> {
  /** How many lines it proposes that wait. */
  readonly waiting: number;
  /** Why it did not go on, as a sentence; empty when it came to the end. */
  readonly trouble: string;
}

/** A model that can be asked what a board could learn from interviews. */
export interface BoardModel {
  /** Its name. */
  readonly name: string;
  /** Why it cannot be asked here, as a sentence; empty when it can be. */
  readonly why: string;
  /** How many talks it would read. */
  readonly talks: number;
  readonly work: ReadingWork<BoardRead>;
  /** Asks it. A stable function. */
  readonly onAsk: () => void;
  /** Stops it. A stable function. */
  readonly onStop: () => void;
}
