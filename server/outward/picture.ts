import type { OutwardPart, OutwardShape } from '../../src/domain/outward/outward.ts';
import { escapeHtml } from './html.ts';

type Picture = Extract<OutwardPart, { kind: 'picture' }>;
type TextShape = Extract<OutwardShape, { kind: 'text' }>;

const places = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x},${y}`).join(' ');

/** Text of a drawing wraps in its box, as it does on paper. */
function textOf({ x, y, width, align = 'left', lines }: TextShape): string {
  const said = lines
    .map(
      ({ text, font, size, color, rows }) =>
        `<div style="font-size:${size}px;line-height:1.2;max-height:${1.2 * rows}em;overflow:hidden;color:${color};font-weight:${font === 'bold' ? 600 : 400}" dir="auto">${escapeHtml(text)}</div>`,
    )
    .join('');
  const height = lines.reduce((sum, { size, rows }) => sum + 1.25 * size * rows, 0);
  return `<foreignObject x="${x}" y="${y}" width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" style="text-align:${align}">${said}</div></foreignObject>`;
}

function shapeOf(shape: OutwardShape): string {
  switch (shape.kind) {
    case 'text':
      return textOf(shape);
    case 'rect': {
      const { x, y, width, height, radius = 0, fill = 'none', stroke = 'none', strokeWidth = 1 } = shape;
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${strokeWidth}"/>`;
    }
    case 'line': {
      const dash = shape.dash === undefined ? '' : ` stroke-dasharray="${[shape.dash].flat().join(' ')}"`;
      return `<polyline points="${places(shape.points)}" fill="none" stroke="${shape.color}" stroke-width="${shape.width}"${dash}/>`;
    }
    case 'area':
      return `<polygon points="${places(shape.points)}" fill="${shape.fill}"/>`;
  }
}

/** A drawing; what it says stands in its texts. */
export const pictureOf = ({ width, height, shapes }: Picture): string =>
  `<div class="picture"><svg viewBox="0 0 ${width} ${height}" role="group">${shapes.map(shapeOf).join('')}</svg></div>`;
