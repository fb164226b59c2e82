import type { ShownState } from '../../../domain/fieldwork/shownState.ts';
import type { Tone } from '../../../theme/tokens.ts';

/** Colour of a respondent's state. */
export const SHOWN_STATE_TONES: Readonly<Record<ShownState, Tone>> = {
  uncounted: 'neutral',
  unwritten: 'neutral',
  uninvited: 'neutral',
  bounced: 'red',
  invited: 'neutral',
  opened: 'neutral',
  began: 'blue',
  silent: 'neutral',
  left: 'yellow',
  finished: 'green',
  stopped: 'yellow',
  declined: 'yellow',
  withdrawn: 'red',
  forgotten: 'neutral',
};
