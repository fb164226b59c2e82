import type { TextLine } from '#src/domain/boards/cardText.ts';
import type { CardBlock } from '#src/domain/boards/shownBoard.ts';

import type { WorkerFunction } from '../../worker/protocol.ts';
import { callOnce, WorkerFailure } from '../../worker/call.ts';
import { ExportError } from '../ExportError.ts';

export interface DeckCard {
  readonly title: string;
  /** Colour of the line above it, `#rrggbb`; a hairline's without it. */
  readonly color?: string;
  /** Whether it is drawn, and takes twice the width of another beside it. */
  readonly isWide: boolean;
  readonly blocks: readonly CardBlock[];
}

/** Cards that are told together; a slide, and others after it when they do not fit. */
export interface DeckSlide {
  readonly title: string;
  readonly cards: readonly DeckCard[];
  /** Speaker notes, a paragraph each. */
  readonly notes: readonly string[];
}

/** How a line of a chart looks. */
export interface DeckLine {
  /** `#rrggbb`. */
  readonly color: string;
  /** Lengths of dashes and gaps in turn; a whole line without it. */
  readonly dash: readonly number[] | undefined;
}

/** A talk: a title slide, then a slide for each group of cards. */
export interface Deck {
  readonly title: string;
  /** Under the title, a line each: company, product, day. */
  readonly facts: readonly string[];
  /** At the foot of every slide. */
  readonly footer: string;
  /** Speaker notes of the title slide. */
  readonly notes: readonly string[];
  readonly slides: readonly DeckSlide[];
  /** Text shown for an unwritten card. */
  readonly emptyCard: TextLine;
  /** Looks of a chart's lines, in order; the first is ours. */
  readonly lines: readonly DeckLine[];
}

/** Functions of the worker that writes it. */
export interface PptxWorker {
  readonly [name: string]: WorkerFunction;
  readonly write: (deck: Deck) => Promise<Blob>;
}

const start = (): Worker => new Worker(new URL('./pptx.worker.ts', import.meta.url), { type: 'module' });

/**
 * Makes a presentation that can be edited (R312): text in text boxes, tables as tables, the strategic canvas as a chart with its numbers. In a
 * worker: the library that writes it is heavy, and nothing waits for it.
 * @throws ExportError with a Russian message; the signal's reason when stopped
 */
export async function makePptx(deck: Deck, { signal }: { signal?: AbortSignal } = {}): Promise<Blob> {
  try {
    return await callOnce<PptxWorker, 'write'>(start, 'write', deck, { signal });
  } catch (error) {
    if (!(error instanceof WorkerFailure)) throw error;
    throw new ExportError('pptx_failed', { cause: error.message });
  }
}
