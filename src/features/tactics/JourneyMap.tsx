import { ChevronRight, Map as MapIcon } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';

import type { Journey, TouchpointCard } from '../../domain/tactics/journey.ts';
import { LANE_LABELS, LANES, mapOf } from '../../domain/tactics/journeyMap.ts';
import { STAGES, type Stage } from '../../domain/core/stage.ts';
import { StageName } from '../../patterns/StageName.tsx';
import { media } from '../../theme/media.ts';
import { scrollShadow } from '../../theme/scrollShadow.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LatinText } from '../../ui/LatinText.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { BalanceLine } from './BalanceLine.tsx';
import { LaneCell } from './LaneCell.tsx';
import { PointNames } from './PointNames.tsx';

export interface JourneyMapProps {
  /** The journey to draw. The same object while nothing changed. */
  journey: Journey;
  /** Called when a stage's name or a cell's head is pressed. Should be a stable function. */
  onOpenStage: (stage: Stage) => void;
  /** Called when a point of the balance line is pressed. */
  onOpenTouchpoint: (card: TouchpointCard) => void;
}

/* The page never scrolls sideways, only this region does. */
const Region = styled.section`
  --lane: 7.75rem;
  overflow-x: auto;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  ${scrollShadow}
  background-color: var(--color-surface);
  overscroll-behavior-x: contain;
  scroll-padding-inline-start: var(--lane);

  ${media.mobile} {
    --lane: 7.25rem;
  }
`;

const Table = styled.table`
  width: 100%;
  /* As wide as its longest word, «Предотвращение», needs a column to be. */
  min-width: 72rem;
  border-spacing: 0;
  table-layout: fixed;

  & th,
  & td {
    padding: ${spaces[2]}px ${spaces[3]}px;
    border-block-end: 1px solid var(--color-hairline);
    vertical-align: top;
    text-align: start;
  }
  & td + td,
  & thead th + th {
    border-inline-start: 1px solid var(--color-hairline);
  }
  & > tbody > tr:last-child > * {
    border-block-end: 0;
  }
  /* Without separate borders a sticky column would leave its own behind. */
  & tr > :first-child:is(th, td[data-corner]) {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    padding-inline: ${spaces[2]}px;
    border-inline-end: 1px solid var(--color-hairline);
    background: var(--color-surface);
    font-size: ${fontSizes.sm};
    font-weight: 600;
    line-height: 1.25rem;
    overflow-wrap: anywhere;
  }
  & tr > th:first-child + td {
    border-inline-start: 0;
  }
  & col:first-child {
    width: var(--lane);
  }
  ${media.mobile} {
    min-width: 78.75rem;

    & tr > :first-child:is(th, td[data-corner]) {
      font-size: ${fontSizes.xs};
    }
  }
`;

const Corner = styled.td``;

const StageHead = styled.th`
  && {
    padding: 0;
    border-block-start: 4px solid var(--tone-solid);
    background: var(--tone-soft);

    ${media.print} {
      padding: ${spaces[1]}px ${spaces[3]}px;
    }
  }
`;

const StageButton = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 44px;
  padding: 0 ${spaces[3]}px;
  border: 0;
  background: none;
  color: var(--tone-ink);
  font-size: ${fontSizes.md};
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  /* A button's own box is not drawn again at the head of the next sheet; its words are. */
  ${media.print} {
    display: contents;
  }
`;

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
