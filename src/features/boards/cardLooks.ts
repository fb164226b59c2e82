import {
  ChartLine,
  Gem,
  HandCoins,
  HeartHandshake,
  Lightbulb,
  Package,
  Receipt,
  Share2,
  Swords,
  Target,
  Users,
  type LucideIcon,
} from 'lucide-react';

import type { Tone } from '../../theme/tokens.ts';
import type { CHAT_FIELDS, VISION_FIELDS } from '../../domain/boards/fields.ts';

/** Sign and colour of a card. */
export interface CardLook {
  readonly icon: LucideIcon;
  /** The same for cards of one kind: people blue, the product green, money yellow, the way to people purple. */
  readonly tone: Tone;
}

/** Looks of the vision board's cards; the cards of the strategy have none. */
export const VISION_LOOKS: Readonly<Record<(typeof CHAT_FIELDS)[number] | (typeof VISION_FIELDS)[number], CardLook>> = {
  vision: { icon: Lightbulb, tone: 'green' },
  targetGroup: { icon: Users, tone: 'blue' },
  needs: { icon: HeartHandshake, tone: 'blue' },
  product: { icon: Package, tone: 'green' },
  valueProposition: { icon: Gem, tone: 'green' },
  businessGoals: { icon: Target, tone: 'yellow' },
  revenueStreams: { icon: HandCoins, tone: 'yellow' },
  keyMetrics: { icon: ChartLine, tone: 'purple' },
  channels: { icon: Share2, tone: 'purple' },
  competitors: { icon: Swords, tone: 'purple' },
  costFactors: { icon: Receipt, tone: 'yellow' },
};
