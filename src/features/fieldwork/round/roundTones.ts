import type { Round } from '../../../domain/fieldwork/kinds.ts';
import type { Tone } from '../../../theme/tokens.ts';

/** Colour of a round's state; its word says the same. */
export const ROUND_TONES: Readonly<Record<Round['state'], Tone>> = {
  draft: 'neutral',
  running: 'blue',
  paused: 'yellow',
  ended: 'green',
};
