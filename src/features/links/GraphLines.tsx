import { styled } from 'styled-components';
import type { Drawing } from '../../domain/links/drawing.ts';
import { COLUMN, lineOf, spotsOf } from './linksPicture.ts';

export interface GraphLinesProps {
  /** Drawing to show. */
  drawing: Drawing;
  /** Key of the record whose chain it is: its own lines are marked. */
  start: string;
  /** Height of the drawing, px. */
  height: number;
}

const Lines = styled.svg`
  grid-row: 2;
  grid-column: 1 / -1;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;

  & path {
    fill: none;
    stroke: var(--color-edge);
    stroke-width: 1.5px;
    vector-effect: non-scaling-stroke;
  }
  & path[data-far] {
    stroke-width: 1px;
  }
  & path[data-back] {
    stroke-dasharray: 4 4;
  }
  & path[data-against] {
    stroke: var(--color-danger);
    stroke-dasharray: 1 4;
    stroke-linecap: round;
  }
  & path[data-end] {
    stroke-width: 6px;
    stroke-dasharray: none;
    stroke-linecap: round;
  }
  & path[data-near] {
    stroke: var(--color-accent);
  }
`;

/** The lines between the nodes of a chain; for the eye alone. */
export function GraphLines({ drawing, start: record, height }: GraphLinesProps) {
  const { columns, edges } = drawing;
  const spots = spotsOf(drawing, height);
  return (
    <Lines viewBox={`0 0 ${columns.length * COLUMN} ${height}`} preserveAspectRatio="none" aria-hidden>
      {edges.map(({ from, to, relation }) => {
        const [start, end] = [spots.get(from), spots.get(to)];
        if (!start || !end) return null;
        const line = lineOf(start, end);
        const near = from === record || to === record ? '' : undefined;
        return (
          <g key={`${from} ${relation} ${to}`}>
            <path
              d={line.path}
              data-near={near}
              data-against={relation === 'opposes' ? '' : undefined}
              data-back={line.back ? '' : undefined}
              data-far={Math.abs(end.column - start.column) > 1 ? '' : undefined}
            />
            <path d={line.end} data-near={near} data-end="" />
          </g>
        );
      })}
    </Lines>
  );
}
