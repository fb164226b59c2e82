import { Check, FlaskConical, Inbox, Sparkles, type LucideIcon } from 'lucide-react';

import type { ExperimentStatus, Verdict } from '../../domain/experiment.ts';
import type { Tone } from '../../theme/tokens.ts';

/** Sign of a column, for whoever does not tell the hues apart. */
export const COLUMN_ICONS: Readonly<Record<ExperimentStatus, LucideIcon>> = {
  backlog: Inbox,
  New: Sparkles,
  'In Progress': FlaskConical,
  Done: Check,
};

/** Hue of what an experiment came to. */
export const VERDICT_TONES: Readonly<Record<Verdict, Tone>> = {
  VALIDATED: 'green',
  INVALIDATED: 'red',
  INCONCLUSIVE: 'neutral',
};
