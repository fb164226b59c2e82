import { capitalized, SCORES, type StrategicCanvas } from '../../domain/boards/cardForms/canvas.ts';
import { CompetitorMark } from './CompetitorMark.tsx';
import { DRAWING, lookOf, piecesOf, yOf } from './strategicCanvasPicture.ts';
import {
  Legend,
  Scroll,
  Plot,
  FactorName,
  Drawing,
  LineArea,
  Grid,
  MarkColumn,
} from './StrategicCanvasChart.styles.ts';

export interface StrategicCanvasChartProps {
  /** Competitors and factors; at least one factor. */
  canvas: StrategicCanvas;
}

const LEVELS = Array.from({ length: SCORES.most - SCORES.least + 1 }, (_, index) => SCORES.least + index);

function Lines({ canvas }: StrategicCanvasChartProps) {
  const width = canvas.factors.length * DRAWING.step;
  const lines = canvas.competitors.map((name, index) => ({ name, index, pieces: piecesOf(canvas, index) }));
  return (
    <LineArea viewBox={`0 0 ${width} ${DRAWING.height + DRAWING.pad * 2}`} preserveAspectRatio="none" focusable={false}>
      <Grid data-decor="grid">
        {LEVELS.map((level) => (
          <line key={level} x1={0} x2={width} y1={yOf(level)} y2={yOf(level)} vectorEffect="non-scaling-stroke" />
        ))}
      </Grid>
      {/* Us last, so that our line lies on top. */}
      {lines.toReversed().map(({ name, index, pieces }) => (
        <Drawing
          key={`${index} ${name}`}
          data-first={index === 0 ? '' : undefined}
          style={{ '--line': lookOf(index).color }}
          strokeDasharray={lookOf(index).dash?.join(' ')}
        >
          {pieces.map((piece) => (
            <polyline key={piece[0]?.x} points={piece.map(({ x, y }) => `${x},${y}`).join(' ')} />
          ))}
        </Drawing>
      ))}
    </LineArea>
  );
}

/**
 * Draws the points outside of the drawing, which is stretched to the width. Points that would cover one another appear side by
 * side.
 */
function Marks({ canvas: { competitors, factors } }: StrategicCanvasChartProps) {
  return factors.map(({ name, scores }, column) => (
    <MarkColumn key={`${column} ${name}`} style={{ '--column': column + 2 }} focusable={false}>
      <svg x="50%">
        {competitors.map((competitor, index) => {
          const value = scores[index] ?? null;
          if (value === null) return null;
          const same = competitors.map((_, other) => other).filter((other) => scores[other] === value);
          const shift = (same.indexOf(index) - (same.length - 1) / 2) * 12;
          return (
            <CompetitorMark
              key={`${index} ${competitor}`}
              shape={index}
              color={lookOf(index).color}
              x={shift}
              y={yOf(value)}
            />
          );
        })}
      </svg>
    </MarkColumn>
  ));
}

/** Lines of the competitors over the factors, and which line is whose. The page never scrolls sideways, only the picture does. */
export function StrategicCanvasChart({ canvas }: StrategicCanvasChartProps) {
  const { competitors, factors } = canvas;
  return (
    <>
      <Legend aria-label="Линии">
        {competitors.map((name, index) => (
          <li key={`${index} ${name}`}>
            <svg viewBox="0 0 32 12" aria-hidden focusable={false}>
              <Drawing style={{ '--line': lookOf(index).color }} strokeDasharray={lookOf(index).dash?.join(' ')}>
                <polyline points="0,6 32,6" />
                <CompetitorMark shape={index} x={16} y={6} />
              </Drawing>
            </svg>
            {capitalized(name)}
          </li>
        ))}
      </Legend>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <Scroll aria-label="График факторов, прокручивается вбок" tabIndex={0}>
        <Plot style={{ '--factors': factors.length }} aria-hidden>
          <ol>
            {LEVELS.map((level) => (
              <li key={level}>{level}</li>
            ))}
          </ol>
          <Lines canvas={canvas} />
          {factors.map(({ name }, index) => (
            <FactorName key={`${index} ${name}`} style={{ '--column': index + 2 }}>
              {name}
            </FactorName>
          ))}
          <Marks canvas={canvas} />
        </Plot>
      </Scroll>
    </>
  );
}
