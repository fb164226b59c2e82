import type { Round } from '../../../domain/fieldwork/kinds.ts';
import type { RespondentState } from '../../../domain/fieldwork/figures.ts';
import type { Tone } from '../../../theme/tokens.ts';

/** Colour of a round's state; its word says the same. */
export const ROUND_TONES: Readonly<Record<Round['state'], Tone>> = {
  draft: 'neutral',
  running: 'blue',
  paused: 'yellow',
  ended: 'green',
};

/** Colour of a respondent's state. */
export const RESPONDENT_TONES: Readonly<Record<RespondentState, Tone>> = {
  invited: 'neutral',
  opened: 'neutral',
  began: 'blue',
  finished: 'green',
  stopped: 'yellow',
  declined: 'yellow',
  withdrawn: 'red',
  forgotten: 'neutral',
};
