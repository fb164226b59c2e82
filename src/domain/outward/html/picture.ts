import type { OutwardPart, OutwardShape } from '../outward.ts';
import { escapeHtml } from './html.ts';
import { tableOf } from './table.ts';

type Picture = Extract<OutwardPart, { kind: 'picture' }>;
type TextShape = Extract<OutwardShape, { kind: 'text' }>;

/** Same words as under the picture on the screen. */
const VALUES = 'Значения таблицей';

/** How a colour of a drawing, `#rrggbb` as on paper, is written in CSS: a variable where it differs in the dark. */
export type InkOf = (color: string) => string;

const places = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y]) => `${x},${y}`).join(' ');

/** Text of a drawing wraps in its box, as it does on paper. */
function textOf({ x, y, width, align = 'left', lines }: TextShape, inkOf: InkOf): string {
  const said = lines
    .map(
      ({ text, font, size, color, rows }) =>
        `<div style="font-size:${size}px;line-height:1.2;max-height:${1.2 * rows}em;overflow:hidden;color:${inkOf(color)};font-weight:${font === 'bold' ? 600 : 400}" dir="auto">${escapeHtml(text)}</div>`,
    )
    .join('');
  const height = lines.reduce((sum, { size, rows }) => sum + 1.25 * size * rows, 0);
  return `<foreignObject x="${x}" y="${y}" width="${width}" height="${height}"><div xmlns="http://www.w3.org/1999/xhtml" style="text-align:${align}">${said}</div></foreignObject>`;
}

/** Colours go into `style`: variables do not work everywhere as attributes. */
const paint = (name: 'fill' | 'stroke', color: string | undefined, inkOf: InkOf): string =>
  `${name}:${color === undefined ? 'none' : inkOf(color)}`;

function shapeOf(shape: OutwardShape, inkOf: InkOf): string {
  switch (shape.kind) {
    case 'text':
      return textOf(shape, inkOf);
    case 'rect': {
      const { x, y, width, height, radius = 0, fill, stroke, strokeWidth = 1 } = shape;
      return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" stroke-width="${strokeWidth}" style="${paint('fill', fill, inkOf)};${paint('stroke', stroke, inkOf)}"/>`;
    }
    case 'line': {
      const dash = shape.dash === undefined ? '' : ` stroke-dasharray="${[shape.dash].flat().join(' ')}"`;
      return `<polyline points="${places(shape.points)}" stroke-width="${shape.width}" stroke-linejoin="round"${dash} style="fill:none;${paint('stroke', shape.color, inkOf)}"/>`;
    }
    case 'area':
      return `<polygon points="${places(shape.points)}" style="${paint('fill', shape.fill, inkOf)}"/>`;
  }
}

/**
 * Renders a drawing. A drawing that is also given in numbers has a name, is a single image to screen readers, and has the numbers
 * in a table beneath; otherwise its texts carry its meaning.
 */
export function pictureOf({ width, height, shapes, told }: Picture, inkOf: InkOf): string {
  const drawn = shapes.map((shape) => shapeOf(shape, inkOf)).join('');
  const size = `viewBox="0 0 ${width} ${height}"`;
  if (!told) return `<div class="picture"><svg ${size} role="group">${drawn}</svg></div>`;
  const svg = `<svg ${size} role="img" aria-label="${escapeHtml(told.name)}">${drawn}</svg>`;
  return `<figure>\n<div class="picture" tabindex="0" role="group" aria-label="${escapeHtml(told.name)}">${svg}</div>\n<details><summary>${VALUES}</summary>\n${tableOf(told)}\n</details>\n</figure>`;
}
