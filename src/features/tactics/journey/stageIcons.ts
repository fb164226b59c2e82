import { Eye, MousePointerClick, Repeat, Share2, Wallet, Zap, type LucideIcon } from 'lucide-react';

import type { Stage } from '../../../domain/core/stage.ts';

/** Icon of a stage, for people who do not tell the hues apart. */
export const STAGE_ICONS: Readonly<Record<Stage, LucideIcon>> = {
  awareness: Eye,
  acquisition: MousePointerClick,
  activation: Zap,
  revenue: Wallet,
  retention: Repeat,
  referral: Share2,
};
