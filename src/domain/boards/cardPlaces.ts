import { cardLines } from './cardLines.ts';
import { fitted, rowLine } from './cardTable.ts';
import { isTableAt, isTableRow, lineText, readCells, readRuns } from './cardText.ts';
import { tidied } from './cards.ts';

/**
 * A place among the lines of a card that a person chose for words. It names the line it goes by and not only its number: the card may be
 * another one by the time the words come to it.
 */
export type CardPlace =
  /** Above everything. */
  | { readonly kind: 'start' }
  /** Behind a line; a paragraph and a table are one line as a whole. */
  | { readonly kind: 'after'; readonly at: number; readonly of: string }
  /** In a row of a table, in one of its columns, after its content. */
  | { readonly kind: 'cell'; readonly at: number; readonly of: string; readonly column: number };

/** A place that a card offers. */
export interface OfferedPlace {
  /** In a row it is the last column. */
  readonly place: CardPlace;
  /** Label of the place: the words of the line, the name of the row; empty where it has none, and for the start and a table. */
  readonly told: string;
  /** Names of the columns, of a row; null where there are none to choose. */
  readonly columns: readonly string[] | null;
}

const ITEM = /^(\s*)(?:[-*•]|(\d{1,9})([.)]))(\s+)(?=\S)/;
const HEADING = /^#{1,6}\s+(?=\S)/;

const linesOf = (content: string): string[] => {
  const text = tidied(content);
  return text === '' ? [] : text.split('\n');
};

/** A line without what makes it an item or a heading: an item keeps its words when the list is numbered anew. */
const bare = (line: string): string => line.replace(ITEM, '').replace(HEADING, '').trim();
const wordsIn = (line: string): string => lineText(readRuns(bare(line))).trim();

/** A piece of a card: an item, a heading, a paragraph, a row or a whole table; from its first line to its last, `at`. */
interface Piece {
  readonly kind: 'line' | 'row' | 'table';
  readonly from: number;
  readonly at: number;
  readonly of: string;
  readonly told: string;
  readonly columns: readonly string[] | null;
}

/** Where the paragraph that begins at a line ends. */
function endOfParagraph(lines: readonly string[], from: number): number {
  let at = from;
  for (let next = lines[at + 1]; next !== undefined; next = lines[at + 1]) {
    if (next.trim() === '' || ITEM.test(next) || HEADING.test(next) || isTableAt(lines, at + 1)) break;
    at += 1;
  }
  return at;
}

function piecesOf(lines: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (isTableAt(lines, at)) {
      const columns = readCells(line).map((cell) => lineText(readRuns(cell)));
      for (at += 2; isTableRow(lines[at] ?? ''); at += 1) {
        const cells = readCells(lines[at] ?? '');
        const told = lineText(readRuns(cells[0] ?? ''));
        pieces.push({ kind: 'row', from: at, at, of: cells[0] ?? '', told, columns });
      }
      at -= 1;
      pieces.push({ kind: 'table', from: at, at, of: lines[at] ?? '', told: '', columns: null });
      continue;
    }
    const from = at;
    if (!ITEM.test(line) && !HEADING.test(line)) at = endOfParagraph(lines, at);
    const last = lines[at] ?? '';
    pieces.push({ kind: 'line', from, at, of: bare(last), told: wordsIn(last), columns: null });
  }
  return pieces;
}

const placeOfPiece = ({ kind, at, of, columns }: Piece): CardPlace =>
  kind === 'row' ? { kind: 'cell', at, of, column: (columns?.length ?? 1) - 1 } : { kind: 'after', at, of };

/** The places of a card beside its end, from above; none of a card without words: it has one place. */
export function placesOf(content: string): OfferedPlace[] {
  const pieces = piecesOf(linesOf(content));
  if (pieces.length === 0) return [];
  return [
    { place: { kind: 'start' }, told: '', columns: null },
    // Behind the last of them is the end.
    ...pieces
      .filter((piece, index) => piece.kind === 'row' || index < pieces.length - 1)
      .map((piece): OfferedPlace => ({ place: placeOfPiece(piece), told: piece.told, columns: piece.columns })),
  ];
}

/**
 * Returns the current position of a place in a card, after its line may have moved; null when that line is missing or not unique.
 */
export function placeIn(content: string, place: CardPlace): CardPlace | null {
  const pieces = piecesOf(linesOf(content));
  if (place.kind === 'start') return pieces.length === 0 ? null : place;
  const alike = pieces.filter(({ kind, of, columns }) =>
    place.kind === 'cell'
      ? kind === 'row' && of === place.of && place.column < (columns?.length ?? 0)
      : kind !== 'row' && of === place.of,
  );
  const piece = alike.find(({ at }) => at === place.at) ?? (alike.length === 1 ? alike[0] : undefined);
  return piece ? { ...place, at: piece.at } : null;
}

/**
 * Returns the text right above a place and right below it, in words; null where there is none. In a row it is the column's text.
 */
export function besidePlace(
  content: string,
  place: CardPlace | null,
): { readonly above: string | null; readonly below: string | null } {
  const lines = linesOf(content);
  const pieces = piecesOf(lines);
  const told = (piece: Piece | undefined, edge: 'from' | 'at'): string | null => {
    if (!piece) return null;
    const line = lines[piece[edge]] ?? '';
    // For a paragraph, the sentence at that edge of it.
    if (piece.kind === 'line') return cardLines(line).at(edge === 'from' ? 0 : -1) ?? null;
    const cells = readCells(line).map((cell) => lineText(readRuns(cell)));
    return cells.filter((cell) => cell !== '').join(' — ');
  };
  if (place === null) return { above: told(pieces.at(-1), 'at'), below: null };
  if (place.kind === 'start') return { above: null, below: told(pieces[0], 'from') };
  if (place.kind === 'cell') {
    const cell = lineText(readRuns(readCells(lines[place.at] ?? '')[place.column] ?? ''));
    return { above: cell === '' ? null : cell, below: null };
  }
  const above = pieces.find(({ kind, at }) => kind !== 'row' && at === place.at);
  const below = pieces.find(({ at }) => at > place.at);
  return { above: told(above, 'at'), below: told(below, 'from') };
}

/** The lines of a numbered list from one of them on, each number one higher. */
function numberedAnew(lines: string[], from: number): void {
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const number = ITEM.exec(line)?.[2];
    if (number === undefined) return;
    lines[at] = line.replace(number, String(Number(number) + 1));
  }
}

function atEnd(content: string, item: string): string {
  const before = tidied(content);
  if (before === '') return `- ${item}`;
  const last = before.slice(before.lastIndexOf('\n') + 1);
  const number = /^(\s*)(\d{1,9})([.)])\s+\S/.exec(last);
  if (number) return `${before}\n${number[1]}${Number(number[2]) + 1}${number[3]} ${item}`;
  const mark = /^\s*[-*•]\s+(?=\S)/.exec(last)?.[0];
  return mark === undefined ? `${before}\n\n- ${item}` : `${before}\n${mark}${item}`;
}

/** Puts an item behind a line, in the manner of the list that the line ends or that goes on below it. */
function behind(lines: string[], at: number, item: string): void {
  const marked = (beside: string, more: number): string => {
    const [mark = '- ', space = '', number, sign = '', gap = ' '] = ITEM.exec(beside) ?? [];
    return number === undefined ? mark + item : `${space}${Number(number) + more}${sign}${gap}${item}`;
  };
  const above = lines[at] ?? '';
  const next = lines.findIndex((line, index) => index > at && line.trim() !== '');
  const below = next === -1 ? '' : (lines[next] ?? '');
  if (ITEM.test(above)) {
    lines.splice(at + 1, 0, marked(above, 1));
    numberedAnew(lines, at + 2);
  } else if (ITEM.test(below)) {
    lines.splice(next, 0, marked(below, 0));
    numberedAnew(lines, next + 1);
  } else {
    const meetsText = lines[at + 1] !== undefined && lines[at + 1]?.trim() !== '';
    lines.splice(at + 1, 0, ...(at < 0 ? [] : ['']), `- ${item}`, ...(meetsText ? [''] : []));
  }
}

/**
 * Returns a text with one more list item at its end, in the style of the list it ends with, or at a place of it.
 * @param place as it is in this text ({@link placeIn}); null for the end
 */
export function withItem(content: string, text: string, place: CardPlace | null = null): string {
  const item = text.replaceAll(/\s*\n\s*/g, ' ').trim();
  if (place === null) return atEnd(content, item);
  const lines = linesOf(content);
  if (place.kind === 'cell') {
    const cells = readCells(lines[place.at] ?? '');
    const row = fitted(cells, Math.max(cells.length, place.column + 1));
    const before = row[place.column] ?? '';
    row[place.column] = before === '' ? item : `${before}; ${item}`;
    lines[place.at] = rowLine(row);
  } else behind(lines, place.kind === 'start' ? -1 : place.at, item);
  return lines.join('\n');
}
