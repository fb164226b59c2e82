export interface CompetitorMarkProps {
  /** Which of four shapes: circle, square, diamond, triangle, and round again. */
  shape: number;
  /** Its middle from the left, units of the drawing. Default 0. */
  x?: number;
  /** Its middle from the top, units of the drawing. Default 0. */
  y?: number;
  /** Fill, a CSS colour. Default as around it. */
  color?: string;
}

/** Point of the strategic canvas, in its competitor's shape; drawn within an svg. */
export function CompetitorMark({ shape, x = 0, y = 0, color }: CompetitorMarkProps) {
  const common = { 'data-mark': '', fill: color };
  switch (shape % 4) {
    case 0:
      return <circle {...common} cx={x} cy={y} r={5} />;
    case 1:
      return <rect {...common} x={x - 4.5} y={y - 4.5} width={9} height={9} />;
    case 2:
      return <path {...common} d={`M${x} ${y - 6}l6 6-6 6-6-6z`} />;
    default:
      return <path {...common} d={`M${x} ${y - 6}l6 11h-12z`} />;
  }
}
