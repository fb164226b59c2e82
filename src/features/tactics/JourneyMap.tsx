import { ChevronRight, Map as MapIcon } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { styled } from 'styled-components';

import type { Journey, TouchpointCard } from '../../domain/journey.ts';
import { LANE_LABELS, LANES, mapOf } from '../../domain/journeyMap.ts';
import { STAGE_NAMES, STAGES, type Stage } from '../../domain/stage.ts';
import { media } from '../../theme/media.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { BalanceLine } from './BalanceLine.tsx';
import { LaneCell } from './LaneCell.tsx';
import { PointNames } from './PointNames.tsx';

export interface JourneyMapProps {
  /** The journey to draw. The same object while nothing changed. */
  journey: Journey;
  /** Whether generated examples count. */
  withExamples: boolean;
  /** Called when the switch is pressed. */
  onWithExamplesChange: (withExamples: boolean) => void;
  /** Called when a stage's name or a cell's head is pressed. Should be a stable function. */
  onOpenStage: (stage: Stage) => void;
  /** Called when a point of the balance line is pressed. */
  onOpenTouchpoint: (card: TouchpointCard) => void;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${spaces[3]}px;
`;

const Options = styled.div`
  justify-self: end;
  font-size: ${fontSizes.sm}px;
  ${media.mobile} {
    justify-self: stretch;
  }
`;

/* The page never scrolls sideways, only this region does. */
const Region = styled.section`
  --lane: 124px;
  overflow-x: auto;
  border: 1px solid var(--color-hairline);
  border-radius: ${radii.block}px;
  background: var(--color-surface);
  overscroll-behavior-x: contain;
  scroll-padding-inline-start: var(--lane);

  ${media.mobile} {
    --lane: 116px;
  }
`;

const Table = styled.table`
  width: 100%;
  min-width: 1080px;
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
    font-size: ${fontSizes.sm}px;
    font-weight: 600;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & tr > th:first-child + td {
    border-inline-start: 0;
  }
  & col:first-child {
    width: var(--lane);
  }
  ${media.mobile} {
    min-width: 1260px;

    & tr > :first-child:is(th, td[data-corner]) {
      font-size: ${fontSizes.xs}px;
    }
  }
`;

const Corner = styled.td``;

const StageHead = styled.th`
  && {
    padding: 0;
    border-block-start: 4px solid var(--tone-solid);
    background: var(--tone-soft);
  }
`;

const StageName = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 44px;
  padding: 0 ${spaces[3]}px;
  border: 0;
  background: none;
  color: var(--tone-ink);
  font-size: ${fontSizes.md}px;
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
`;

/** Lanes that a screen shows without scrolling. */
const FIRST_LANES = 2;

/**
 * The whole journey on one map: stages across, what each has of work, pains, gains, words, hypotheses and experiments down,
 * and the balance of every touchpoint as a line above. Every number is written; where a line comes from is a word.
 */
export function JourneyMap(props: JourneyMapProps) {
  const { journey, withExamples, onOpenStage } = props;
  const map = useMemo(() => mapOf(journey, withExamples), [journey, withExamples]);
  // The lanes below the screen come a moment later, so that the line and the first ones are there at once.
  const complete = useDeferredValue(true, false);
  return (
    <Root aria-label="Карта пути клиента">
      <Options>
        <Switch
          label="Показывать примеры"
          checked={withExamples}
          onChange={(event) => props.onWithExamplesChange(event.target.checked)}
        />
      </Options>
      {map.isEmpty ? (
        <EmptyState icon={<MapIcon />} title="На карте пока ничего нет">
          {withExamples
            ? 'Ни в одной точке касания не нашлось ни строки. Сбросьте поиск, чтобы увидеть весь путь.'
            : 'Добавьте гипотезы из исследований: их боли, выгоды и цитаты лягут на карту. Или включите примеры, чтобы увидеть, как она выглядит.'}
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
                    <StageName type="button" onClick={() => onOpenStage(stage)}>
                      {STAGE_NAMES[stage]}
                      <ChevronRight aria-hidden />
                    </StageName>
                  </StageHead>
                ))}
              </tr>
            </thead>
            <tbody>
              <BalanceLine points={map.points} onOpenTouchpoint={props.onOpenTouchpoint} />
              <PointNames points={map.points} />
              {(complete ? LANES : LANES.slice(0, FIRST_LANES)).map((lane) => (
                <tr key={lane}>
                  <th scope="row">{LANE_LABELS[lane]}</th>
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
    </Root>
  );
}
