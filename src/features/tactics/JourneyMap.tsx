import { ChevronRight, Map as MapIcon } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';

import type { Journey, TouchpointCard } from '../../domain/tactics/journeyCard.ts';
import { LANE_LABELS, LANES, mapOf } from '../../domain/tactics/journeyMap.ts';
import { STAGES, type Stage } from '../../domain/core/stage.ts';
import { StageName } from '../../patterns/StageName.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LatinText } from '../../ui/LatinText.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { BalanceLine } from './BalanceLine.tsx';
import { LaneCell } from './LaneCell.tsx';
import { PointNames } from './PointNames.tsx';
import { Corner, Region, StageButton, StageHead, Table } from './JourneyMap.styles.ts';

export interface JourneyMapProps {
  /** The journey to draw. The same object while nothing changed. */
  journey: Journey;
  /** Called when a stage's name or a cell's head is pressed. Should be a stable function. */
  onOpenStage: (stage: Stage) => void;
  /** Called when a point of the balance line is pressed. */
  onOpenTouchpoint: (card: TouchpointCard) => void;
}

/** Lanes that a screen shows without scrolling. */
const FIRST_LANES = 2;

/**
 * The whole journey on one map: stages across, what each has of work, pains, gains, words, hypotheses and experiments down,
 * and the balance of every touchpoint as a line above. Every number is written; where a line comes from is a word.
 */
export function JourneyMap(props: JourneyMapProps) {
  const { journey, onOpenStage } = props;
  const map = useMemo(() => mapOf(journey), [journey]);
  // The lanes below the screen come a moment later, so that the line and the first ones are there at once.
  const complete = useDeferredValue(true, false);
  return (
    <Stack as="section" gap={3} aria-label="Карта пути клиента">
      {map.isEmpty ? (
        <EmptyState icon={<MapIcon />} title="На карте пока ничего нет">
          Добавьте гипотезы из исследований: их боли, выгоды и цитаты лягут на карту. Или покажите примеры, чтобы
          увидеть, как она выглядит.
        </EmptyState>
      ) : (
        <Region aria-label="Таблица карты, прокручивается вбок" tabIndex={0}>
          <Table>
            <colgroup>
              <col />
              {STAGES.map((stage) => (
                <col key={stage} />
              ))}
            </colgroup>
            <thead>
              <tr>
                <Corner data-corner="" />
                {STAGES.map((stage) => (
                  <StageHead key={stage} scope="col" data-tone={stage}>
                    <StageButton type="button" onClick={() => onOpenStage(stage)}>
                      <StageName stage={stage} />
                      <ChevronRight aria-hidden />
                    </StageButton>
                  </StageHead>
                ))}
              </tr>
            </thead>
            <tbody>
              <BalanceLine points={map.points} onOpenTouchpoint={props.onOpenTouchpoint} />
              <PointNames points={map.points} />
              {(complete ? LANES : LANES.slice(0, FIRST_LANES)).map((lane) => (
                <tr key={lane}>
                  <th scope="row">
                    <LatinText text={LANE_LABELS[lane]} />
                  </th>
                  {STAGES.map((stage) => (
                    <td key={stage} data-tone={stage}>
                      <LaneCell lane={lane} stage={stage} cell={map.lanes[lane][stage]} onOpenStage={onOpenStage} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Region>
      )}
    </Stack>
  );
}
