import { useRef, useState, type KeyboardEvent } from 'react';

import type { TouchpointCard } from '../../domain/tactics/journeyCard.ts';
import {
  balanceLine,
  describePoint,
  type JourneyMapData,
  type LinePiece,
  type MapPoint,
} from '../../domain/tactics/journeyMap.ts';
import { STAGES } from '../../domain/core/stage.ts';
import { Axis, Caption, Cell, Plot, Point } from './BalanceLine.styles.ts';

export interface BalanceLineProps {
  /** Points by stage, as `mapOf` gives them. */
  points: JourneyMapData['points'];
  /** Called with the touchpoint whose point is pressed. */
  onOpenTouchpoint: (card: TouchpointCard) => void;
}

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
