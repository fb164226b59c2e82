import type PptxGenJS from 'pptxgenjs';

import { SCORES } from '#src/domain/boards/cardForms/canvas.ts';
import { DOCUMENT_FACE as FACE } from '#src/theme/documentStyle.ts';
import { colors } from '#src/theme/tokens.ts';

import { xmlText } from '../cells.ts';
import type { Deck, DeckLine } from './deck.ts';
import type { Paragraph, PlacedElement } from './placed.ts';
import { ACCENT, base, boxOf, HAIRLINE, hex, inches, INK, runsOf, SOFT } from './pptxStyle.ts';
import { markWidth, quietSize } from './slideUnit.ts';

type Slide = PptxGenJS.Slide;
type PlacedOf<Kind extends PlacedElement['kind']> = Extract<PlacedElement, { kind: Kind }>;

function paragraphRuns({ line, mark, look, after }: Paragraph, size: number, start: number): PptxGenJS.TextProps[] {
  const isQuiet = look === 'quiet';
  const runs = runsOf(line, {
    fontSize: isQuiet ? quietSize(size) : size,
    color: isQuiet ? SOFT : INK,
    bold: look === 'strong',
    paraSpaceAfter: after,
  });
  const [first] = runs;
  if (first && mark !== undefined) {
    const indent = markWidth(mark, size);
    const bullet = mark === '•' ? { indent } : { indent, type: 'number' as const, numberStartAt: start };
    first.options = { ...first.options, bullet };
  }
  const last = runs.at(-1);
  if (last) last.options = { ...last.options, breakLine: true };
  return runs;
}

/**
 * Returns the first number of the run of numbered paragraphs that contains a paragraph: numbering continues when one is inserted.
 */
function startOf(paragraphs: readonly Paragraph[], at: number): number {
  let first = at;
  const markOf = (index: number) => paragraphs[index]?.mark;
  for (;;) {
    const [mark, before] = [markOf(first), markOf(first - 1)];
    if (typeof mark !== 'number' || typeof before !== 'number' || before !== mark - 1) break;
    first -= 1;
  }
  const mark = markOf(first);
  return typeof mark === 'number' ? mark : 1;
}

function putText(slide: Slide, placed: PlacedOf<'text'>): void {
  const { paragraphs, size, align, name } = placed;
  const runs = paragraphs.flatMap((one, at) => paragraphRuns(one, size, startOf(paragraphs, at)));
  slide.addText(runs, {
    ...boxOf(placed),
    ...base(size),
    ...(align ? { align } : {}),
    fit: 'shrink',
    objectName: xmlText(name),
  });
}

function putTable(slide: Slide, placed: PlacedOf<'table'>): void {
  const { rows, columns, size, name } = placed;
  const line = { type: 'solid' as const, pt: 0.75, color: HAIRLINE };
  const none = { type: 'none' as const };
  slide.addTable(
    rows.map(({ cells, isHead = false }) =>
      cells.map((cell) => ({
        text: runsOf(cell, { bold: isHead, color: isHead ? SOFT : INK, fontSize: size }) as PptxGenJS.TableCell[],
        options: { border: [none, none, line, none] as [typeof none, typeof none, typeof line, typeof none] },
      })),
    ),
    {
      ...boxOf(placed),
      ...base(size),
      // Inches, each edge: top, right, bottom, left.
      margin: [inches(4), inches(5), inches(4), 0],
      colW: columns.map(inches),
      rowH: rows.map(({ height }) => inches(height)),
      autoPage: false,
      objectName: xmlText(name),
    },
  );
}

function putChart(slide: Slide, placed: PlacedOf<'chart'>, pptx: PptxGenJS, lines: readonly DeckLine[]): void {
  const { competitors, factors } = placed.canvas;
  const labels = factors.map(({ name }) => xmlText(name));
  slide.addChart(
    pptx.ChartType.line,
    competitors.map((name, index) => ({
      name: xmlText(name),
      labels,
      // Unscored: the library writes a non-number as an empty point, which is removed later.
      values: factors.map(({ scores }) => (scores[index] ?? '') as number),
    })),
    {
      ...boxOf(placed),
      objectName: xmlText(placed.name),
      altText: xmlText(
        `Линейный график: ${competitors.join(', ')}, ${factors.length} факторов, шкала от ${SCORES.least} до ${SCORES.most}`,
      ),
      chartColors: competitors.map((_, index) => hex(lines[index % lines.length]?.color ?? colors.ink[0])),
      displayBlanksAs: 'gap',
      lineSize: 2,
      lineDataSymbol: 'circle',
      lineDataSymbolSize: 9,
      showLegend: true,
      legendPos: 't',
      legendFontFace: FACE,
      legendFontSize: 13,
      legendColor: INK,
      catAxisLabelFontFace: FACE,
      catAxisLabelFontSize: 12,
      catAxisLabelColor: INK,
      catAxisLineShow: false,
      catGridLine: { style: 'none' },
      valAxisLabelFontFace: FACE,
      valAxisLabelFontSize: 11,
      valAxisLabelColor: SOFT,
      valAxisLineShow: false,
      valAxisMinVal: SCORES.least,
      valAxisMaxVal: SCORES.most,
      valAxisMajorUnit: 1,
      valGridLine: { color: HAIRLINE, size: 0.75 },
    },
  );
}

/** Puts an element on its slide. */
export function putElement(slide: Slide, placed: PlacedElement, pptx: PptxGenJS, { lines }: Deck): void {
  switch (placed.kind) {
    case 'text':
      return putText(slide, placed);
    case 'table':
      return putTable(slide, placed);
    case 'chart':
      return putChart(slide, placed, pptx, lines);
    case 'bar': {
      const box = boxOf(placed);
      const shape = { ...box, rectRadius: box.h / 2 };
      slide.addShape(pptx.ShapeType.roundRect, { ...shape, fill: { color: HAIRLINE }, objectName: 'Полоса' });
      if (placed.share > 0) {
        const w = Math.max(box.h, box.w * placed.share);
        slide.addShape(pptx.ShapeType.roundRect, { ...shape, w, fill: { color: ACCENT }, objectName: 'Достигнуто' });
      }
      return;
    }
    case 'rule': {
      const color = placed.color === undefined ? HAIRLINE : hex(placed.color);
      const line = { color, width: placed.color === undefined ? 1 : 2.5 };
      slide.addShape(pptx.ShapeType.line, { ...boxOf(placed), line, objectName: 'Линия' });
    }
  }
}
