import type { TextLine } from '#src/domain/boards/cardText.ts';

import type { Deck, DeckCard, DeckSlide } from './deck.ts';
import { linesOf, type Measure } from './measure.ts';
import type { Box, Paragraph, PlacedElement, PlacedSlide, TableRow } from './placed.ts';
import { BAR, cardUnits } from './cardUnits.ts';
import { parted } from './parted.ts';
import type { Grid, Measures, SlideUnit } from './slideUnit.ts';

export const SLIDE = { width: 960, height: 540 } as const;
/** Position and size of a slide's title. */
export const TITLE = { x: 44, y: 28, w: 872, h: 44, size: 26 } as const;
const BODY = { x: 44, top: 92, bottom: 498, w: 872, gap: 26 } as const;
const CARD = { titleLine: 1.26, titleAfter: 5, rule: 9 } as const;
/** Sizes of type that a slide is tried in, largest first; in the smallest it goes over to another slide. */
const SIZES = [18, 17, 16, 15, 14, 13, 12] as const;
/** Sizes tried before them where a single card is all that a slide says. */
const LARGE = [28, 24, 21] as const;
const LEAST = 12;
const MOST_COLUMNS = 3;

interface Column extends Pick<DeckCard, 'title' | 'color'> {
  /** Whether its title is shown above it: not where the slide has the same title. */
  readonly isHeaded: boolean;
  readonly x: number;
  readonly width: number;
  readonly units: readonly SlideUnit[];
  readonly isContinued: boolean;
}

const plain = (text: string): TextLine => [{ text, strong: false }];

/** Cards of a slide beside each other: a drawn one twice as wide as another. */
function columnsOf(
  cards: readonly DeckCard[],
): { readonly card: DeckCard; readonly x: number; readonly width: number }[] {
  const parts = cards.map(({ isWide }) => (isWide && cards.length > 1 ? 2 : 1));
  const all = parts.reduce((sum, one) => sum + one, 0);
  const one = (BODY.w - BODY.gap * (all - 1)) / all;
  let x: number = BODY.x;
  return cards.map((card, index) => {
    const part = parts[index] ?? 1;
    const width = one * part + BODY.gap * (part - 1);
    const placed = { card, x, width };
    x += width + BODY.gap;
    return placed;
  });
}

const titleOf = ({ title, isContinued }: Pick<Column, 'title' | 'isContinued'>): string =>
  isContinued ? `${title} (продолжение)` : title;

/** A card's title is a little larger than its text, up to where that is large itself. */
const titleSize = (size: number): number => Math.min(size + 1, 19);

/** Height of what heads a card. */
function headHeight(column: Column, measure: Measure, size: number): number {
  if (!column.isHeaded) return CARD.rule;
  const own = titleSize(size);
  const lines = linesOf(plain(titleOf(column)), own, column.width, measure, true).length;
  return CARD.rule + lines * own * CARD.titleLine + CARD.titleAfter;
}

/** Height of units one under another: a table's rows have its head above the first of them. */
function heightOf(units: readonly SlideUnit[]): number {
  let grid: Grid | null = null;
  return units.reduce((sum, unit) => {
    const next: Grid | null = unit.kind === 'row' ? unit.grid : null;
    const head = next !== null && next !== grid ? (next.head?.height ?? 0) + TABLE_AFTER : 0;
    grid = next;
    return sum + unit.height + head;
  }, 0);
}

/** Free space after a table, points. */
const TABLE_AFTER = 8;

/** As many units as fit in a height, one at least, and the rest. */
function cut(
  units: readonly SlideUnit[],
  room: number,
  measures: Measures,
): readonly [readonly SlideUnit[], readonly SlideUnit[]] {
  let count = 0;
  while (count < units.length && heightOf(units.slice(0, count + 1)) <= room) count += 1;
  // An objective is not left alone at the end of a slide.
  while (count > 1 && count < units.length && isHeading(units[count - 1])) count -= 1;
  const next = units[count];
  if (!next) return [units, []];
  if (count > 0) return [units.slice(0, count), units.slice(count)];
  const head = next.kind === 'row' ? (next.grid.head?.height ?? 0) + TABLE_AFTER : 0;
  const pieces = parted(next, room - head, measures);
  return pieces ? [[pieces[0]], [pieces[1], ...units.slice(1)]] : [[next], units.slice(1)];
}

const isHeading = (unit: SlideUnit | undefined): boolean =>
  unit?.kind === 'result' && unit.share === null && unit.paragraphs[0]?.look === 'strong';

/** Objects of units from a height downwards; neighbours that belong together become one text box, one table. */
function objectsOf({ x, width, units, title }: Column, top: number, size: number): PlacedElement[] {
  const placed: PlacedElement[] = [];
  let y = top;
  let at = 0;
  for (let unit = units[at]; unit !== undefined; unit = units[at]) {
    const box: Box = { x, y, w: width, h: unit.height };
    if (unit.kind === 'paragraph') {
      const paragraphs: Paragraph[] = [];
      let h = 0;
      for (let next: SlideUnit | undefined = unit; next?.kind === 'paragraph'; next = units[at]) {
        paragraphs.push(next.paragraph);
        h += next.height;
        at += 1;
      }
      placed.push({ kind: 'text', ...box, h, paragraphs, size, name: title });
      y += h;
      continue;
    }
    if (unit.kind === 'row') {
      const { grid } = unit;
      const rows: TableRow[] = grid.head ? [grid.head] : [];
      for (let next: SlideUnit | undefined = unit; next?.kind === 'row' && next.grid === grid; next = units[at]) {
        rows.push(next.row);
        at += 1;
      }
      const h = rows.reduce((sum, row) => sum + row.height, 0);
      placed.push({ kind: 'table', ...box, h, columns: grid.columns, rows, size, name: title });
      y += h + TABLE_AFTER;
      continue;
    }
    if (unit.kind === 'chart') placed.push({ kind: 'chart', ...box, canvas: unit.canvas, name: title });
    else {
      const isMarked = unit.percent !== '';
      const room = width - (isMarked ? BAR.column : 0);
      const under = unit.share === null ? 0 : BAR.height + BAR.after;
      placed.push({
        kind: 'text',
        ...box,
        w: room,
        h: unit.height - under,
        paragraphs: unit.paragraphs,
        size,
        name: title,
      });
      if (isMarked) {
        const percent: Paragraph = { line: plain(unit.percent), look: 'strong', after: 0 };
        const side = { x: x + room, y, w: BAR.column, h: size * 1.3 };
        placed.push({ kind: 'text', ...side, paragraphs: [percent], size, align: 'right', name: `${title}, %` });
      }
      if (unit.share !== null) {
        placed.push({ kind: 'bar', x, y: y + unit.height - under, w: width, h: BAR.height, share: unit.share });
      }
    }
    y += unit.height;
    at += 1;
  }
  return placed;
}

function placedSlide(columns: readonly Column[], measure: Measure, size: number): PlacedElement[] {
  return columns.flatMap((column): PlacedElement[] => {
    const head = headHeight(column, measure, size);
    const { x, width, color } = column;
    const title: Paragraph = { line: plain(titleOf(column)), look: 'strong', after: 0 };
    const box: Box = { x, y: BODY.top + CARD.rule, w: width, h: head - CARD.rule - CARD.titleAfter };
    const heading: PlacedElement[] = column.isHeaded
      ? [{ kind: 'text', ...box, paragraphs: [title], size: titleSize(size), name: column.title }]
      : [];
    return [
      { kind: 'rule', x, y: BODY.top, w: width, h: 0, color },
      ...heading,
      ...objectsOf(column, BODY.top + head, size),
    ];
  });
}

/** Returns a slide of cards placed side by side, and its continuation slides. */
function slidesOf(slide: DeckSlide, emptyCard: TextLine, measure: Measure): PlacedSlide[] {
  const places = columnsOf(slide.cards);
  const at = (size: number): Column[] =>
    places.map(({ card, x, width }) => ({
      title: card.title,
      ...(card.color === undefined ? {} : { color: card.color }),
      x,
      width,
      isHeaded: card.title !== slide.title,
      units: cardUnits(card.blocks, emptyCard, { width, size, measure }),
      isContinued: false,
    }));
  const roomOf = (column: Column, size: number): number => BODY.bottom - BODY.top - headHeight(column, measure, size);
  const fits = (size: number): boolean => at(size).every((one) => heightOf(one.units) <= roomOf(one, size));
  const isStatement = slide.cards.length === 1 && slide.cards[0]?.blocks.every(({ kind }) => kind === 'paragraph');
  const size = [...(isStatement ? LARGE : []), ...SIZES].find(fits) ?? LEAST;
  const slides: PlacedSlide[] = [];
  let left = at(size);
  while (left.length > 0) {
    const cuts = left.map((column) => ({
      column,
      pieces: cut(column.units, roomOf(column, size), { width: column.width, size, measure }),
    }));
    const shown = cuts.map(({ column, pieces }) => ({ ...column, units: pieces[0] }));
    slides.push({
      title: slides.length === 0 ? slide.title : `${slide.title} (продолжение)`,
      objects: placedSlide(shown, measure, size),
      notes: slides.length === 0 ? slide.notes : [],
    });
    left = cuts
      .filter(({ pieces }) => pieces[1].length > 0)
      .map(({ column, pieces }) => ({ ...column, units: pieces[1], isContinued: true }));
  }
  return slides;
}

/** Places every object of every slide of a talk but the first. Nothing crosses the edge; overflow continues on the next slide. */
export function layOut({ slides, emptyCard }: Deck, measure: Measure): readonly PlacedSlide[] {
  return slides.flatMap(({ title, cards, notes }) => {
    const rows = Array.from({ length: Math.ceil(cards.length / MOST_COLUMNS) }, (_, index) =>
      cards.slice(index * MOST_COLUMNS, (index + 1) * MOST_COLUMNS),
    );
    return rows.flatMap((row, index) =>
      slidesOf({ title, cards: row, notes: index === 0 ? notes : [] }, emptyCard, measure),
    );
  });
}
