import type { Drawing } from '../../domain/links/drawing.ts';
import { spaces } from '../../theme/tokens.ts';

/** Height of a node, px. */
export const HEIGHT = 100;

/** Room between two nodes, px. */
export const GAP = spaces[3];

/** Height of «и ещё N», px. */
export const MORE = 36;

/** Width of a column in the drawing's own units. */
export const COLUMN = 100;

/** Room that a node leaves at each side; the lines run there. */
export const MARGIN = 7;

/** Place of a node: its column, and its middle from the top, px. */
export interface Spot {
  readonly column: number;
  readonly y: number;
}

/** Height of a column's content, px. */
function heightOf({ nodes, more }: Drawing['columns'][number]): number {
  return nodes.length * (HEIGHT + GAP) - GAP + (more > 0 ? GAP + MORE : 0);
}

/** Height of the drawing: of its highest column, px. */
export const heightOfDrawing = ({ columns }: Drawing): number => Math.max(...columns.map(heightOf));

/** Returns the place of each node: its column, and its middle from the top. */
export function spotsOf({ columns }: Drawing, height: number): ReadonlyMap<string, Spot> {
  return new Map(
    columns.flatMap((column, at) => {
      const top = (height - heightOf(column)) / 2;
      return column.nodes.map(
        ({ key }, row) => [key, { column: at, y: top + row * (HEIGHT + GAP) + HEIGHT / 2 }] as const,
      );
    }),
  );
}

/** A line from the side of one node to the side of another; within a column, or back to an earlier one, round the right. */
export function lineOf(from: Spot, to: Spot): { readonly path: string; readonly end: string; readonly back: boolean } {
  const ahead = to.column > from.column;
  const back = to.column < from.column;
  const x1 = (from.column + (back ? 0 : 1)) * COLUMN + (back ? MARGIN : -MARGIN);
  const x2 = (to.column + (ahead ? 0 : 1)) * COLUMN + (ahead ? MARGIN : -MARGIN);
  const bend = ahead ? MARGIN : back ? -MARGIN : MARGIN * 1.6;
  const c2 = ahead ? x2 - MARGIN : back ? x2 + MARGIN : x2 + MARGIN * 1.6;
  return {
    path: `M ${x1} ${from.y} C ${x1 + bend} ${from.y} ${c2} ${to.y} ${x2} ${to.y}`,
    end: `M ${x2} ${to.y} h 0.001`,
    back,
  };
}
