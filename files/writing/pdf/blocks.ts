import { colors, tones } from '#src/theme/tokens.ts';

import type { PdfBadge, PdfBlock, PdfDocument, PdfField } from '../pdf.ts';
import { drawCells } from './cellGrid.ts';
import { REPLACEMENT_NOTE } from './drawPdf.ts';
import type { PdfPage } from './page.ts';
import { drawFlow, flowBeginning } from './partFlow.ts';
import { BODY, GUTTER, HEADINGS, lineHeight, PROSE, QUIET, SOFT, type TextStyle } from './styles.ts';

type Heading = Extract<PdfBlock, { kind: 'heading' }>;

const LABEL: TextStyle = QUIET;
const LABEL_WIDTH = 126;
const BADGE = { padding: 7, height: 15, gap: 6 } as const;
const BADGE_TEXT: TextStyle = { ...BODY, font: 'bold', size: 8, lineGap: 0 };
const FOOTER: TextStyle = { ...QUIET, size: 8, lineGap: 0 };
const ROW_GAP = 4;
const FIELDS_AFTER = 6;
const RULE_SPACE = 13;
/** From a heading to the line in its tone. */
const TONE_LINE = 4;
/** Part of a page up to which a key-value table is not parted from its heading, nor in itself. */
const WHOLE_TABLE = 0.25;

/** Whether a block may not be the last of a page. */
const staysWithNext = (block: PdfBlock | undefined): boolean =>
  block?.kind === 'heading' ||
  block?.kind === 'badges' ||
  block?.kind === 'rule' ||
  (block?.kind === 'parts' && block.leads === true);

const headingWidth = ({ type, width }: PdfPage, { note }: Heading): number =>
  note === undefined ? width : width - GUTTER - type.width(note, QUIET);

const valueWidth = ({ width }: PdfPage): number => width - LABEL_WIDTH - GUTTER;

const fieldHeight = (page: PdfPage, { label, value }: PdfField): number =>
  Math.max(page.textHeight(label, LABEL, LABEL_WIDTH), page.textHeight(value, BODY, valueWidth(page)));

/** Height that a block needs to begin on a page: all of a heading, badges, a rule or a short table, the first lines of anything longer. */
function beginning(page: PdfPage, block: PdfBlock): number {
  switch (block.kind) {
    case 'heading': {
      const style = HEADINGS[block.level];
      const line = block.tone === undefined ? 0 : TONE_LINE;
      return style.before + page.textHeight(block.text, style, headingWidth(page, block)) + line + style.after;
    }
    case 'badges':
      return BADGE.height + BODY.after;
    case 'rule':
      return RULE_SPACE * 2;
    case 'paragraph':
      return Math.min(page.textHeight(block.text, page.body, page.width), lineHeight(page.body) * 2);
    case 'fields': {
      const whole = block.rows.reduce((sum, row) => sum + fieldHeight(page, row) + ROW_GAP, 0);
      if (whole <= page.height * WHOLE_TABLE) return whole;
      return lineHeight(BODY) * 4 + ROW_GAP * 2;
    }
    case 'parts':
      return flowBeginning(page, block);
    case 'cells':
      // It fits itself to what is left, or begins a page.
      return 0;
    case 'pageBreak':
      return 0;
  }
}

function drawHeading(page: PdfPage, block: Heading): void {
  const { doc, left, width } = page;
  const style = HEADINGS[block.level];
  if (!page.isAtTop) doc.y += page.isProse && block.level === 3 ? PROSE.partBefore : style.before;
  page.outlineEntry(block.level, block.text);
  const { y } = doc;
  page.text(block.text, style, left, headingWidth(page, block));
  const end = doc.y;
  if (block.note !== undefined) {
    const noteWidth = page.type.width(block.note, QUIET);
    // One base line for both sizes: the type's ascent is 0.98 em.
    const down = (style.size - QUIET.size) * 0.98;
    page.textLine(block.note, QUIET, left + width - noteWidth, y + down);
  }
  doc.y = end;
  if (block.tone !== undefined) {
    doc.y += TONE_LINE;
    page.rule(left, doc.y, width, tones[block.tone].solid[0], 1.5);
  }
  doc.y += style.after;
}

function drawBadges(page: PdfPage, badges: readonly PdfBadge[]): void {
  const { doc } = page;
  const { y } = doc;
  let x = page.left;
  for (const { text, tone } of badges) {
    const width = page.type.width(text, BADGE_TEXT) + BADGE.padding * 2;
    doc.roundedRect(x, y, width, BADGE.height, BADGE.height / 2).fill(tones[tone].soft[0]);
    const style = { ...BADGE_TEXT, color: tones[tone].ink[0] };
    page.textLine(text, style, x + BADGE.padding, y + (BADGE.height - BADGE_TEXT.size * 1.2) / 2);
    x += width + BADGE.gap;
  }
  doc.y = y + BADGE.height + BODY.after;
}

function drawField(page: PdfPage, row: PdfField): void {
  const { doc, left } = page;
  // A row of up to three lines stays whole; a longer one begins with two.
  const height = fieldHeight(page, row);
  const line = lineHeight(BODY);
  page.keep(height <= line * 3.5 ? height : line * 2);
  const { y } = doc;
  const { count } = page;
  page.text(row.label, LABEL, left, LABEL_WIDTH);
  const labelEnd = doc.y;
  doc.y = y;
  page.text(row.value, BODY, left + LABEL_WIDTH + GUTTER, valueWidth(page));
  if (page.count === count) doc.y = Math.max(doc.y, labelEnd);
  doc.y += ROW_GAP;
}

function drawBlock(page: PdfPage, block: PdfBlock): void {
  const { doc } = page;
  switch (block.kind) {
    case 'heading':
      return drawHeading(page, block);
    case 'paragraph':
      page.text(block.text, block.quiet ? { ...page.body, color: SOFT } : page.body, page.left, page.width);
      doc.y += page.body.after;
      return;
    case 'badges':
      return drawBadges(page, block.badges);
    case 'fields':
      for (const row of block.rows) drawField(page, row);
      doc.y += FIELDS_AFTER;
      return;
    case 'parts':
      return drawFlow(page, block);
    case 'cells':
      return drawCells(page, block);
    case 'rule':
      if (page.isAtTop) return;
      doc.y += RULE_SPACE - FIELDS_AFTER - ROW_GAP;
      page.rule(page.left, doc.y, page.width, colors.hairline[0], 0.75);
      doc.y += RULE_SPACE;
      return;
    case 'pageBreak':
      if (!page.isAtTop) doc.addPage();
  }
}

/** Draws the blocks, each run of headings, badges and rules on one page with the beginning of what follows. */
export function drawBlocks(page: PdfPage, blocks: readonly PdfBlock[]): void {
  blocks.forEach((block, index) => {
    if (!staysWithNext(blocks[index - 1])) {
      let height = 0;
      for (let at = index; at < blocks.length; at += 1) {
        const next = blocks[at];
        if (next) height += beginning(page, next);
        if (!staysWithNext(next)) break;
      }
      page.keep(height);
    }
    drawBlock(page, block);
  });
}

/** Draws the footer of every page; the blocks must be drawn by then. */
export function drawFooters(page: PdfPage, { title, date }: PdfDocument): void {
  const { doc, count } = page;
  const letters = Array.from(title.replaceAll('\n', ' '));
  // The document's text is laid out by now, so it is known whether anything was replaced.
  const note = page.type.replaced ? REPLACEMENT_NOTE : '';
  const most = note === '' ? 80 : 30;
  const name = letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : letters.join('');
  const said = [name, date, note].filter((part) => part !== '').join(' · ');
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    const number = `Страница ${index + 1} из ${count}`;
    const y = doc.page.height - 40;
    page.textLine(said, FOOTER, page.left, y);
    page.textLine(number, FOOTER, page.left + page.width - page.type.width(number, FOOTER), y);
  }
}
