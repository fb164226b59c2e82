import { createElement } from 'react';

import { onDemand } from '../../ui/onDemand.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { InlineTextCardProps } from '../../patterns/inline/InlineTextCard.tsx';
import type { CardForms } from './BoardGrid.tsx';
import { PestelCard } from './pestel/PestelCard.tsx';
import { RecordsCard, type RecordsCardProps } from './records/RecordsCard.tsx';
import { StrategicCanvasCard } from './StrategicCanvasCard.tsx';
import { CompetitorMapCard } from './table/CompetitorMapCard.tsx';

/** Lazy, because its board is not the first to be seen. */
const OkrCard = onDemand(() => import('./okr/OkrCard.tsx').then((module) => module.OkrCard));

const okrCard = (card: InlineTextCardProps) =>
  createElement(OkrCard, { ...card, fallback: createElement(Skeleton, { height: 360 }) });

const recordsCard = (field: RecordsCardProps['field']) => (card: InlineTextCardProps) =>
  createElement(RecordsCard, { ...card, field });

/** Cards of /strategy that are more than text. The boards of /vision and of the chat have none, and do without their code. */
export const STRATEGY_FORMS: CardForms = {
  pestel: PestelCard,
  okr: okrCard,
  strategicCanvas: StrategicCanvasCard,
  competitorMap: CompetitorMapCard,
  segmentation: recordsCard('segmentation'),
  segments: recordsCard('segments'),
  pricing: recordsCard('pricing'),
};
