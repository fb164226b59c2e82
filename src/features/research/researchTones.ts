import type { Relevance } from '../../domain/research/hypothesis.ts';
import type { ResearchStatus } from '../../domain/research/research.ts';
import type { Tone } from '../../theme/tokens.ts';

/** Hue of a study's status; its label is always beside it. */
export const RESEARCH_STATUS_TONES: Readonly<Record<ResearchStatus, Tone>> = {
  completed: 'green',
  in_progress: 'yellow',
  planning: 'blue',
  on_hold: 'neutral',
};

export const RELEVANCE_TONES: Readonly<Record<Relevance, Tone>> = { high: 'red', medium: 'yellow', low: 'neutral' };
