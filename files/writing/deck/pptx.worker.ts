import { serve } from '../../worker/serve.ts';
import { loadMeasure } from './measure.ts';
import { writePptx } from './writePptx.ts';
import type { PptxWorker } from './deck.ts';

serve<PptxWorker>({ write: async (deck) => writePptx(deck, await loadMeasure()) });
