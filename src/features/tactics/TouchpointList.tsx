import type { ReactNode } from 'react';

import { formatNumber } from '../../domain/core/format.ts';
import type { TouchpointRow } from '../../domain/tactics/touchpointRow.ts';
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
  rows: readonly TouchpointRow[] | null;
  /** They are about to change. Default false. */
  busy?: boolean;
  /** Chooses the stage; above the list. */
  selector: ReactNode;
  /** Id of the unfolded touchpoint, or null. */
  openId: string | null;
  /** A touchpoint was unfolded, or folded up. */
  onOpenChange: (touchpointId: string | null) => void;
  /** Draws a row; a stable function. */
  renderItem: (row: TouchpointRow) => ReactNode;
  /** Shown when no touchpoint passes the filter. */
  nothing: ReactNode;
}

const keyOf = (row: TouchpointRow): string => row.id;

/** «Точки касания в этапе …»: one unfolded at a time (R36). */
export function TouchpointList(props: TouchpointListProps) {
  const { stage, rows, busy, selector, openId, onOpenChange, renderItem, nothing } = props;
  const count = rows ? ` (${formatNumber(rows.length)})` : '';
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
        {rows === null ? (
          <Skeleton height={CLOSED_HEIGHT * 4} />
        ) : rows.length === 0 ? (
          nothing
        ) : (
          <WindowedAccordion
            label={`Точки касания в этапе ${STAGE_NAMES[stage]}`}
            items={rows}
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
