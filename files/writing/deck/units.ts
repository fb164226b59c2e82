import { percentText } from '#src/domain/boards/cardForms/okr.ts';
import { lineText, type TextBlock, type TextLine } from '#src/domain/boards/cardText.ts';
import { NO_FORCE, type CardBlock, type CardBlockOf, type ShownForce } from '#src/domain/boards/shownBoard.ts';

import { columnWidths } from '../columnWidths.ts';
import { linesOf, type Measure } from './measure.ts';
import type { Paragraph, TableRow } from './placed.ts';

/** Line height in em, enough for the product's font and its substitutes. */
const LINE = 1.26;
/** Free space after a paragraph and after a list's item, in em. */
const AFTER = { paragraph: 0.55, item: 0.25 } as const;
const CELL = { x: 5, y: 4 } as const;
/** A bar beneath a result; the column at the right that holds an objective's percent. Points. */
export const BAR = { height: 6, after: 9, column: 62 } as const;
const CHART = { least: 200, most: 330 } as const;

/** A table's columns and head, the same for all rows of it. */
export interface Grid {
  readonly columns: readonly number[];
  readonly head: TableRow | null;
}

/** A piece of a card that the end of a slide does not part. */
export type SlideUnit =
  | {
      readonly kind: 'paragraph';
      readonly paragraph: Paragraph;
      readonly height: number;
      readonly lines: readonly TextLine[];
    }
  | { readonly kind: 'row'; readonly row: TableRow; readonly grid: Grid; readonly height: number }
  /** Label at the left and description at the right, with a bar beneath where the progress is known. */
  | {
      readonly kind: 'result';
      readonly paragraphs: readonly Paragraph[];
      readonly percent: string;
      readonly share: number | null;
      readonly height: number;
    }
  | { readonly kind: 'chart'; readonly canvas: CardBlockOf<'canvas'>; readonly height: number };

export interface Measures {
  readonly width: number;
  readonly size: number;
  readonly measure: Measure;
}

/** Room for the mark before a list item. */
export const markWidth = (mark: '•' | number, size: number): number =>
  size * (mark === '•' ? 0.8 : 0.75 + 0.6 * `${mark}`.length);

const plain = (text: string, strong = false): TextLine => [{ text, strong }];
export const quietSize = (size: number): number => Math.max(9, size - 2);

/** A paragraph and the height that it takes. */
export function paragraphUnit(
  paragraph: Paragraph,
  { width, size, measure }: Measures,
): SlideUnit & { kind: 'paragraph' } {
  const own = paragraph.look === 'quiet' ? quietSize(size) : size;
  const room = width - (paragraph.mark === undefined ? 0 : markWidth(paragraph.mark, own));
  const lines = linesOf(paragraph.line, own, room, measure, paragraph.look === 'strong');
  return { kind: 'paragraph', paragraph, lines, height: lines.length * own * LINE + paragraph.after };
}

const heightOf = (paragraphs: readonly Paragraph[], measures: Measures): number =>
  paragraphs.reduce((sum, one) => sum + paragraphUnit(one, measures).height, 0);

/** Lines of one paragraph, parted as they were typed. */
const withBreaks = (lines: readonly TextLine[]): TextLine =>
  lines.flatMap((line, index) => (index === 0 ? line : [{ text: '\n', strong: false }, ...line]));

function tableUnits(
  head: readonly TextLine[],
  rows: readonly (readonly TextLine[])[],
  measures: Measures,
): SlideUnit[] {
  const { width, measure, size } = measures;
  const isHeaded = head.some((line) => lineText(line) !== '');
  const all = isHeaded ? [head, ...rows] : rows;
  const padding = CELL.x * 2;
  const widest = (line: TextLine, split: RegExp | null): number =>
    Math.max(
      ...line.flatMap(({ text, strong }) =>
        (split ? text.split(split) : text.split('\n')).map((one) => measure(one, size, strong || isHeaded)),
      ),
      size,
    );
  const columns = columnWidths(
    head.map((_, at) => Math.max(...all.map((row) => widest(row[at] ?? [], /\s/))) * 1.08 + padding),
    head.map((_, at) => Math.max(...all.map((row) => widest(row[at] ?? [], null))) * 1.08 + padding),
    width,
  );
  const rowOf = (cells: readonly TextLine[], isHead: boolean): TableRow => {
    const lines = cells.map(
      (cell, at) => linesOf(cell, size, (columns[at] ?? width) - padding, measure, isHead || at === 0).length,
    );
    return { cells, height: Math.max(1, ...lines) * size * LINE + CELL.y * 2, isHead };
  };
  const grid: Grid = { columns, head: isHeaded ? rowOf(head, true) : null };
  return rows.map((cells) => {
    const row = rowOf(cells, false);
    return { kind: 'row', row, grid, height: row.height };
  });
}

function textUnits(block: TextBlock, measures: Measures): SlideUnit[] {
  const { size } = measures;
  switch (block.kind) {
    case 'paragraph':
      return [paragraphUnit({ line: withBreaks(block.lines), after: size * AFTER.paragraph }, measures)];
    case 'list': {
      const { start, items } = block;
      return items.map((line, index) =>
        paragraphUnit(
          {
            line,
            mark: start === null ? '•' : start + index,
            after: size * (index === items.length - 1 ? AFTER.paragraph : AFTER.item),
          },
          measures,
        ),
      );
    }
    case 'table':
      return tableUnits(block.head, block.rows, measures);
  }
}

function objectiveUnits({ objectives }: CardBlockOf<'objectives'>, measures: Measures): SlideUnit[] {
  const { width, size } = measures;
  const inner = { ...measures, width: width - BAR.column };
  return objectives.flatMap(({ title, share, results }): SlideUnit[] => {
    const head: Paragraph[] = [{ line: plain(title), look: 'strong', after: size * AFTER.item }];
    return [
      {
        kind: 'result',
        paragraphs: head,
        percent: share === null ? '' : percentText(share),
        share: null,
        height: heightOf(head, inner),
      },
      ...results.map((result): SlideUnit => {
        const said: Paragraph[] = [
          { line: result.line, after: 0 },
          { line: plain(result.told), look: 'quiet', after: 2 },
        ];
        const bar = result.share === null ? size * AFTER.item : BAR.height + BAR.after;
        return {
          kind: 'result',
          paragraphs: said,
          percent: '',
          share: result.share,
          height: heightOf(said, measures) + bar,
        };
      }),
    ];
  });
}

/** Returns units of several things of a kind: each with its figure after its name, and its description beneath. */
function recordUnits({ records }: CardBlockOf<'records'>, measures: Measures): SlideUnit[] {
  const { size } = measures;
  return records.flatMap(({ name, figure, told }): SlideUnit[] => {
    const head: TextLine = [...name, ...plain(figure === '' ? '' : ` — ${figure}`)];
    const lines = told.map(({ label, line }): TextLine => (label === '' ? line : [...plain(`${label}: `), ...line]));
    const after = (at: number): number => size * (at === lines.length ? AFTER.paragraph : AFTER.item);
    return [
      paragraphUnit({ line: head, look: 'strong', after: after(0) }, measures),
      ...lines.map((line, at) => paragraphUnit({ line, after: after(at + 1) }, measures)),
    ];
  });
}

/** A force's text as the lines of one cell. */
function forceCell({ blocks }: ShownForce): TextLine {
  if (blocks.length === 0) return plain(NO_FORCE);
  const lines = blocks.flatMap((block): TextLine[] => {
    if (block.kind === 'paragraph') return [...block.lines];
    if (block.kind === 'list')
      return block.items.map((item, index) => [
        { text: block.start === null ? '• ' : `${block.start + index}. `, strong: false },
        ...item,
      ]);
    return [block.head, ...block.rows].map((row) =>
      row.flatMap((cell, index) => (index === 0 ? cell : [{ text: ' — ', strong: false }, ...cell])),
    );
  });
  return withBreaks(lines);
}

function blockUnits(block: CardBlock, measures: Measures): SlideUnit[] {
  switch (block.kind) {
    case 'objectives':
      return objectiveUnits(block, measures);
    case 'records':
      return recordUnits(block, measures);
    case 'forces':
      return tableUnits(
        [[], []],
        block.forces.map((force) => [plain(force.name, true), forceCell(force)]),
        measures,
      );
    case 'canvas': {
      const height = Math.min(CHART.most, Math.max(CHART.least, measures.width * 0.4));
      return [{ kind: 'chart', canvas: block, height }];
    }
    default:
      return textUnits(block, measures);
  }
}

/** A card's blocks as units for a width and a size of type; of an empty card what says so. */
export function cardUnits(blocks: readonly CardBlock[], emptyCard: TextLine, measures: Measures): SlideUnit[] {
  if (blocks.length === 0) return [paragraphUnit({ line: emptyCard, look: 'quiet', after: 0 }, measures)];
  return blocks.flatMap((block) => blockUnits(block, measures));
}

/**
 * A unit that is higher than a whole slide, in two: as much as fits, and the rest. Only words can be parted; null for anything else, and
 * where not a line fits.
 */
export function parted(unit: SlideUnit, room: number, measures: Measures): readonly [SlideUnit, SlideUnit] | null {
  if (unit.kind === 'row') return partedRow(unit, room, measures);
  if (unit.kind !== 'paragraph') return null;
  const { paragraph, lines } = unit;
  const own = paragraph.look === 'quiet' ? quietSize(measures.size) : measures.size;
  const count = Math.floor(room / (own * LINE));
  if (count < 1 || count >= lines.length) return null;
  const { mark: _mark, ...rest } = paragraph;
  return [
    paragraphUnit({ ...paragraph, line: lines.slice(0, count).flat(), after: 0 }, measures),
    paragraphUnit({ ...rest, line: lines.slice(count).flat() }, measures),
  ];
}

function partedRow(
  { row, grid }: SlideUnit & { kind: 'row' },
  room: number,
  { size, measure }: Measures,
): readonly [SlideUnit, SlideUnit] | null {
  const count = Math.floor((room - CELL.y * 2) / (size * LINE));
  if (count < 1) return null;
  const laid = row.cells.map((cell, at) =>
    linesOf(cell, size, (grid.columns[at] ?? 0) - CELL.x * 2, measure, at === 0),
  );
  const most = Math.max(...laid.map(({ length }) => length));
  if (most <= count) return null;
  const piece = (from: number, to: number): SlideUnit => {
    const cells = laid.map((lines) => lines.slice(from, to).flat());
    const height = Math.min(to, most) - from;
    const own: TableRow = { cells, height: height * size * LINE + CELL.y * 2 };
    return { kind: 'row', row: own, grid, height: own.height };
  };
  return [piece(0, count), piece(count, most)];
}
