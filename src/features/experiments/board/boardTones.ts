import { Check, FlaskConical, Inbox, Sparkles, type LucideIcon } from 'lucide-react';

import type { ExperimentStatus } from '../../../domain/experiments/experiment.ts';

/** Sign of a column, for whoever does not tell the hues apart. */
export const COLUMN_ICONS: Readonly<Record<ExperimentStatus, LucideIcon>> = {
  backlog: Inbox,
  New: Sparkles,
  'In Progress': FlaskConical,
  Done: Check,
};
