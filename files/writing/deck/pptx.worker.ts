import { serve } from '../../worker/serve.ts';
import { loadMeasure } from './measure.ts';
import { writePptx } from './writePptx.ts';
import type { Deck } from './deck.ts';

export type PptxWorker = typeof functions;

const functions = serve({ write: async (deck: Deck) => writePptx(deck, await loadMeasure()) });
