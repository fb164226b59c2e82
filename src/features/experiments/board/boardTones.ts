import { Check, FlaskConical, Inbox, Sparkles, type LucideIcon } from 'lucide-react';

import type { ExperimentStatus } from '../../../domain/experiments/experiment.ts';

/** Icon of a column, for people who do not distinguish the hues. */
export const COLUMN_ICONS: Readonly<Record<ExperimentStatus, LucideIcon>> = {
  backlog: Inbox,
  New: Sparkles,
  'In Progress': FlaskConical,
  Done: Check,
};
