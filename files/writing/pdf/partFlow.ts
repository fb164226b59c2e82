import { colors } from '#src/theme/tokens.ts';

import type { PdfBlock } from '../pdf.ts';
import type { PdfPage } from './page.ts';
import { partRows, type PartRow } from './partRows.ts';
import { INK } from './styles.ts';

type Parts = Extract<PdfBlock, { kind: 'parts' }>;

const FLOW = { indent: 14, bar: 2, before: 2, after: 11, led: 3 } as const;
/** Share of a page up to which a quotation is not split. */
const WHOLE_WORDS = 0.25;

const heightOf = (rows: readonly PartRow[]): number => rows.reduce((sum, { height }) => sum + height, 0);

function flowRows(page: PdfPage, { parts, bar }: Parts): PartRow[] {
  const width = page.width - (bar === undefined ? 0 : FLOW.indent);
  return parts.flatMap((part) => partRows(page, part, page.body.size, width));
}

/** Height that parts need to begin on a page. */
export function flowBeginning(page: PdfPage, block: Parts): number {
  const rows = flowRows(page, block);
  const whole = heightOf(rows);
  const isWhole = (block.bar !== undefined || block.leads) && whole <= page.height * WHOLE_WORDS;
  return isWhole ? whole : heightOf(rows.slice(0, 2));
}

/** Draws parts across the page; they run on over pages. */
export function drawFlow(page: PdfPage, block: Parts): void {
  const { bar } = block;
  const { doc } = page;
  const indent = bar === undefined ? 0 : FLOW.indent;
  if (!page.isAtTop) doc.y += FLOW.before;
  const rows = flowRows(page, block);
  for (const [index, row] of rows.entries()) {
    // Neither the last line nor the speaker of the quote appears alone at the top of a page.
    page.keep(row.height + (index === rows.length - 2 ? (rows.at(-1)?.height ?? 0) : 0));
    if (row.isSpace && page.isAtTop) continue;
    const { y } = doc;
    if (bar !== undefined) drawSideLine(page, bar, y, row.height);
    row.draw(page.left + indent, y);
    doc.y = y + row.height;
  }
  doc.y += block.leads ? FLOW.led : FLOW.after;
}

function drawSideLine({ doc, left }: PdfPage, bar: NonNullable<Parts['bar']>, y: number, height: number): void {
  const color = { accent: colors.accent[0], dashed: INK, quiet: colors.hairline[0] }[bar];
  doc.save().lineWidth(FLOW.bar).strokeColor(color);
  if (bar === 'dashed') doc.dash(3, { space: 2 });
  const x = left + FLOW.bar / 2;
  doc
    .moveTo(x, y)
    .lineTo(x, y + height)
    .stroke();
  doc.restore();
}
