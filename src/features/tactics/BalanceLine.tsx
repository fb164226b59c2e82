import { useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';

import type { TouchpointCard } from '../../domain/tactics/journey.ts';
import {
  balanceLine,
  describePoint,
  type JourneyMapData,
  type LinePiece,
  type MapPoint,
} from '../../domain/tactics/journeyMap.ts';
import { STAGES } from '../../domain/core/stage.ts';
import { fontSizes, radii, spaces } from '../../theme/tokens.ts';

export interface BalanceLineProps {
  /** Points by stage, as `mapOf` gives them. */
  points: JourneyMapData['points'];
  /** Called with the touchpoint whose point is pressed. */
  onOpenTouchpoint: (card: TouchpointCard) => void;
}

const Axis = styled.th`
  && {
    vertical-align: top;
  }
  & > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    height: 176px;
  }
  & span {
    color: var(--color-ink-soft);
    font-size: ${fontSizes.xs};
    font-weight: 400;
  }
`;

const Cell = styled.td`
  && {
    padding: 0;
  }
`;

const Plot = styled.div`
  position: relative;
  height: 192px;
  min-width: calc(var(--points) * 24px);

  & > svg {
    position: absolute;
    inset: 16px 0;
    width: 100%;
    height: 160px;
    overflow: visible;
  }
  & line {
    stroke: var(--color-edge);
    stroke-dasharray: 2 4;
    vector-effect: non-scaling-stroke;
  }
  & polyline {
    fill: none;
    stroke: var(--tone-solid);
    stroke-linejoin: round;
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  & polygon {
    fill: var(--tone-soft);
  }
  & > ol {
    position: absolute;
    inset: 0;
    display: flex;
  }
  & li {
    flex: 1;
    min-width: 0;
  }
`;

/* The whole strip is pressed, so that a point is easy to hit wherever it lies. */
const Point = styled.button`
  position: relative;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radii.small}px;
  background: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -2px;
  }
  & > span {
    position: absolute;
    inset-block-start: calc(16px + var(--y) * 160px - 12px);
    inset-inline-start: calc(50% - 12px);
    width: 24px;
    height: 24px;
    border: 2px solid var(--tone-solid);
    border-radius: ${radii.pill}px;
    background: var(--color-surface);
    color: var(--tone-ink);
    font-size: ${fontSizes.xs};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.25rem;
    text-align: center;
  }
  &[data-blank] > span {
    border: 1px dashed var(--color-edge);
    color: var(--color-ink-soft);
    font-weight: 400;
    line-height: 1.375rem;
  }
  &:hover > span,
  &:focus-visible > span {
    background: var(--tone-solid);
    color: var(--color-surface);
  }
`;

/* Stays in sight however far the table is scrolled. */
const Caption = styled.td`
  && {
    padding: 0;
  }
  & > p {
    position: sticky;
    inset-inline-start: 0;
    width: fit-content;
    max-width: min(100%, 88vw);
    min-height: 44px;
    padding: ${spaces[2]}px ${spaces[3]}px;
    font-size: ${fontSizes.sm};
    font-variant-numeric: tabular-nums;
  }
  & > [data-quiet] {
    color: var(--color-ink-soft);
  }
`;

const HINT = 'Точка: чем выше, тем больше выгод, чем ниже — тем больше болей. Стрелки ← → ведут по линии.';

const STEPS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, count) => Math.min(count - 1, index + 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

const scaled = (piece: LinePiece): string => piece.map(([x, y]) => `${x * 100},${y * 100}`).join(' ');
/** Between a piece and the zero line. */
const areaUnder = (piece: LinePiece): string =>
  `${(piece[0]?.[0] ?? 0) * 100},50 ${scaled(piece)} ${(piece.at(-1)?.[0] ?? 0) * 100},50`;

/**
 * A row of the map's table: the balance of gains and pains as a line over all touchpoints, with the point in focus in words
 * beneath. One stop of Tab; arrows, Home and End go along the line.
 */
export function BalanceLine({ points, onOpenTouchpoint }: BalanceLineProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const [asked, setAsked] = useState(0);
  const [looked, setLooked] = useState<string | null>(null);
  const all = STAGES.flatMap((stage) => points[stage]);
  const stop = Math.min(asked, all.length - 1);
  const line = balanceLine(points);
  const shown: MapPoint | undefined = all.find(({ card }) => card.id === looked);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const step = STEPS[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    row.current?.querySelectorAll('button')[step(stop, all.length)]?.focus();
  };

  return (
    <>
      <tr ref={row} data-place="balance">
        <Axis scope="row">
          <div>
            <span>↑ больше выгод</span>
            Баланс
            <span>↓ больше болей</span>
          </div>
        </Axis>
        {STAGES.map((stage) => (
          <Cell key={stage} data-tone={stage}>
            <Plot style={{ '--points': points[stage].length }}>
              <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable={false}>
                {line[stage].map((piece) => (
                  <polygon data-decor="area" key={scaled(piece)} points={areaUnder(piece)} />
                ))}
                <line x1={0} x2={100} y1={50} y2={50} />
                {line[stage].map((piece) => (
                  <polyline key={scaled(piece)} points={scaled(piece)} />
                ))}
              </svg>
              <ol>
                {points[stage].map((point) => (
                  <li key={point.card.id}>
                    <Point
                      type="button"
                      aria-label={`${point.number}. ${describePoint(point)}`}
                      data-blank={point.balance === null ? '' : undefined}
                      tabIndex={point.number - 1 === stop ? 0 : -1}
                      style={{ '--y': (1 - (point.balance ?? 0)) / 2 }}
                      onClick={() => onOpenTouchpoint(point.card)}
                      onKeyDown={onKeyDown}
                      onFocus={() => {
                        setAsked(point.number - 1);
                        setLooked(point.card.id);
                      }}
                      onBlur={() => setLooked(null)}
                      onPointerEnter={() => setLooked(point.card.id)}
                      onPointerLeave={() => setLooked(null)}
                    >
                      <span aria-hidden>{point.number}</span>
                    </Point>
                  </li>
                ))}
              </ol>
            </Plot>
          </Cell>
        ))}
      </tr>
      <tr aria-hidden>
        <Caption colSpan={STAGES.length + 1}>
          {shown ? (
            <p>
              {shown.number}. {describePoint(shown)}
            </p>
          ) : (
            <p data-quiet="">{HINT}</p>
          )}
        </Caption>
      </tr>
    </>
  );
}
