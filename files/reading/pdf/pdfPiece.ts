import type { PDFPageProxy } from 'pdfjs-dist';

/** A piece of text on a page, in points from the lower left corner. */
export interface PdfPiece {
  readonly text: string;
  readonly x: number;
  /** The base line. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees by which the words go up to the right; nought where none are told. */
  readonly angle?: number;
}

/** A piece that is not blank, on words that run from left to right. */
export interface PdfWord extends PdfPiece {
  readonly right: number;
  /** A space was drawn before it. */
  readonly isSpaced: boolean;
  /** Its place among the words in the order of drawing. */
  readonly drawn: number;
}

/** A page's words by the way they run: most of them, and words that run another way, each way apart. */
interface PageWords {
  readonly main: readonly PdfWord[];
  readonly aside: readonly (readonly PdfWord[])[];
}

const DEGREE = Math.PI / 180;
/** Degrees between words that run one way: more than a sheet leans in a scanner, less than anyone turns words by on purpose. */
const ASKEW = 5;
/** White space inside a piece that may be a gutter: an author typed it. */
const TYPED_GAP = /\s{3,}/;

/** The pieces of text among what pdf.js finds on a page. */
export function piecesOf(items: Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items']): PdfPiece[] {
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [a = 1, b = 0, , , x = 0, y = 0] = item.transform.map(Number);
    const angle = Math.atan2(b, a) / DEGREE;
    return {
      text: item.str,
      x: x || 0,
      y: y || 0,
      width: item.width || 0,
      height: item.height || 0,
      angle: angle || 0,
    };
  });
}

const angleOf = ({ angle = 0 }: PdfPiece): number => angle;

/** Degrees from one way to another, the short way round. */
const between = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);

/** The way in which most characters run. */
function mainAngle(pieces: readonly PdfPiece[]): number {
  const lengths = new Map<number, number>();
  for (const piece of pieces) {
    const degree = Math.round(angleOf(piece));
    lengths.set(degree, (lengths.get(degree) ?? 0) + piece.text.trim().length);
  }
  const [most = 0] = [...lengths].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0]);
  let sum = 0;
  let weight = 0;
  for (const piece of pieces) {
    const angle = angleOf(piece);
    if (piece.text.trim() === '' || between(angle, most) > 1) continue;
    sum += (angle + (angle - most > 180 ? -360 : angle - most < -180 ? 360 : 0)) * piece.width;
    weight += piece.width;
  }
  return weight === 0 ? most : sum / weight;
}

function turned(piece: PdfPiece, angle: number): PdfPiece {
  if (Math.abs(angle) < 0.01) return piece;
  const [cos, sin] = [Math.cos(angle * DEGREE), Math.sin(angle * DEGREE)];
  return { ...piece, x: piece.x * cos + piece.y * sin, y: piece.y * cos - piece.x * sin };
}

/** A piece in parts where an author typed spaces instead of a tab; characters are taken to be of one width. */
function parted(piece: PdfPiece): PdfPiece | PdfPiece[] {
  if (!TYPED_GAP.test(piece.text.trim())) return piece;
  const each = piece.width / piece.text.length;
  return [...piece.text.matchAll(/\S+(?:\s{1,2}\S+)*/g)].map(({ 0: text, index }) => ({
    ...piece,
    text,
    x: piece.x + index * each,
    width: text.length * each,
  }));
}

/** Words of pieces that run one way; blank pieces become spaces before the words behind them. */
function wordsOf(pieces: readonly PdfPiece[], angle: number): PdfWord[] {
  const words: PdfWord[] = [];
  let blank: PdfPiece | null = null;
  for (const piece of pieces.flatMap(parted)) {
    const { text, x, y, width, height } = turned(piece, angle);
    if (text.trim() === '') {
      if (width > 0) blank = { text, x, y, width, height };
      continue;
    }
    const isSpaced = blank !== null && Math.abs(blank.y - y) < height / 2 && x >= blank.x;
    words.push({ text, x, y, width, height, right: x + width, isSpaced, drawn: words.length });
    blank = null;
  }
  return words;
}

/** The words of a page, turned so that they run from left to right, whatever way the page or they are turned. */
export function pageWords(pieces: readonly PdfPiece[]): PageWords {
  const angle = mainAngle(pieces);
  const isMain = (piece: PdfPiece) => between(angleOf(piece), angle) <= ASKEW;
  const others = new Map<number, PdfPiece[]>();
  for (const piece of pieces) {
    if (isMain(piece) || piece.text.trim() === '') continue;
    const way = Math.round(angleOf(piece));
    const same = others.get(way);
    if (same) same.push(piece);
    else others.set(way, [piece]);
  }
  return {
    main: wordsOf(pieces.filter(isMain), angle),
    aside: [...others].map(([way, some]) => wordsOf(some, way)),
  };
}
