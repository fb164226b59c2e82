import { type ReactNode } from 'react';

import type { TouchpointCard } from '../../domain/tactics/journeyCard.ts';
import { STAGE_NAMES, type Stage } from '../../domain/core/stage.ts';
import { LatinText } from '../../ui/LatinText.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { onDemand } from '../../ui/onDemand.ts';
import { TacticsPane } from './TacticsPane.tsx';

const CjmCarousel = onDemand(() => import('./CjmCarousel.tsx').then((module) => module.CjmCarousel));

export interface TouchpointCarouselProps {
  /** The stage. */
  stage: Stage;
  /** Its touchpoints that pass the filter; null while they are being loaded. */
  cards: readonly TouchpointCard[] | null;
  /** They are about to change. Default false. */
  busy?: boolean;
  /** Chooses the stage; above the cards. */
  selector: ReactNode;
  /** Id of the touchpoint in front, or null for the first. */
  openId: string | null;
  /** Another touchpoint came to the front. */
  onCurrentChange: (touchpointId: string | null) => void;
  /** Draws a card; a stable function. */
  renderCard: (card: TouchpointCard) => ReactNode;
  /** Shown when no touchpoint passes the filter. */
  nothing: ReactNode;
}

/** «Customer Journey Map - Все этапы воронки»: a stage's touchpoints side by side (R36). */
export function TouchpointCarousel(props: TouchpointCarouselProps) {
  const { stage, cards, busy, selector, openId, onCurrentChange, renderCard, nothing } = props;
  const loading = <Skeleton height={420} />;
  return (
    <TacticsPane headingId="cjm" title={<LatinText text="Customer Journey Map - Все этапы воронки" />} busy={busy}>
      {selector}
      {cards === null ? (
        loading
      ) : cards.length === 0 ? (
        nothing
      ) : (
        <CjmCarousel
          fallback={loading}
          key={stage}
          cards={cards}
          label={`Точки касания этапа ${STAGE_NAMES[stage]}`}
          current={Math.max(
            0,
            cards.findIndex(({ id }) => id === openId),
          )}
          onCurrentChange={(index) => onCurrentChange(cards[index]?.id ?? null)}
          renderCard={renderCard}
        />
      )}
    </TacticsPane>
  );
}
