import type { ReactNode } from 'react';

import { formatNumber } from '../../domain/core/format.ts';
import type { TouchpointCard } from '../../domain/tactics/journey.ts';
import { STAGE_NAMES, type Stage } from '../../domain/core/stage.ts';
import { WindowedAccordion } from '../../patterns/windowed/WindowedAccordion.tsx';
import { StageName } from '../../patterns/StageName.tsx';
import { CLOSED_HEIGHT } from '../../ui/accordion/closedHeight.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { TacticsPane } from './TacticsPane.tsx';

export interface TouchpointListProps {
  /** The stage. */
  stage: Stage;
  /** Its touchpoints that pass the filter; null while they are being loaded. */
  cards: readonly TouchpointCard[] | null;
  /** They are about to change. Default false. */
  busy?: boolean;
  /** Chooses the stage; above the list. */
  selector: ReactNode;
  /** Id of the unfolded touchpoint, or null. */
  openId: string | null;
  /** A touchpoint was unfolded, or folded up. */
  onOpenChange: (touchpointId: string | null) => void;
  /** Draws a row; a stable function. */
  renderItem: (card: TouchpointCard) => ReactNode;
  /** Stands there when no touchpoint passes the filter. */
  nothing: ReactNode;
}

const keyOf = (card: TouchpointCard): string => card.id;

/** «Точки касания в этапе …»: one unfolded at a time (R36). */
export function TouchpointList(props: TouchpointListProps) {
  const { stage, cards, busy, selector, openId, onOpenChange, renderItem, nothing } = props;
  const count = cards ? ` (${formatNumber(cards.length)})` : '';
  return (
    <Stack>
      {selector}
      <TacticsPane
        headingId="touchpoints"
        title={
          <>
            Точки касания в этапе <StageName stage={stage} />
            {count}
          </>
        }
        busy={busy}
      >
        {cards === null ? (
          <Skeleton height={CLOSED_HEIGHT * 4} />
        ) : cards.length === 0 ? (
          nothing
        ) : (
          <WindowedAccordion
            label={`Точки касания в этапе ${STAGE_NAMES[stage]}`}
            items={cards}
            keyOf={keyOf}
            openKey={openId}
            onOpenChange={onOpenChange}
            renderItem={renderItem}
          />
        )}
      </TacticsPane>
    </Stack>
  );
}
