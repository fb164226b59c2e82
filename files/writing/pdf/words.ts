import type { TextLine } from '#src/domain/boards/cardText.ts';
import { lazily } from '#src/domain/core/lazily.ts';

import type { Piece, PieceMeasure } from './pieceMeasure.ts';

/** Pieces between which no line ends. */
export interface PieceWord {
  readonly pieces: readonly Piece[];
  readonly width: number;
  /** Width of the space before it, at size 1; 0 where a line may end without one. */
  readonly space: number;
}

const graphemes = lazily(() => new Intl.Segmenter('ru', { granularity: 'grapheme' }));

/** Paragraphs (at line breaks) as words. */
export function wordsIn(line: TextLine, font: Piece['face'], measure: PieceMeasure): PieceWord[][] {
  const paragraphs: PieceWord[][] = [[]];
  let pieces: Piece[] = [];
  let space = 0;
  const flush = () => {
    if (pieces.length > 0) {
      paragraphs.at(-1)?.push({ pieces, width: widthOf(pieces), space });
      space = 0;
    }
    pieces = [];
  };
  for (const { text, strong } of line) {
    const face = strong ? 'bold' : font;
    for (const run of measure.runs(text)) {
      if (run.emoji) {
        // Not parted from an opening quote or a no-break space before it.
        if (!/[\u00A0«„(]$/.test(pieces.at(-1)?.text ?? '')) flush();
        pieces.push(measure.piece(run.text, 'emoji'));
        continue;
      }
      for (const [token] of run.text.matchAll(/\n| +|[^\n ]+/g)) {
        if (token === '\n') {
          flush();
          paragraphs.push([]);
          space = 0;
        } else if (token.startsWith(' ')) {
          flush();
          space = measure.widthOf(' ', face) * token.length;
        } else {
          if (pieces.at(-1)?.face === 'emoji' && /^[\p{L}\d(«]/u.test(token)) flush();
          token.split(/(?<=[\p{L}\d]-)(?=\p{L})/u).forEach((part, index) => {
            if (index > 0) flush();
            pieces.push(measure.piece(part, face));
          });
        }
      }
    }
  }
  flush();
  return paragraphs;
}

/** The longest beginning of a word that a width holds, one character at least, and the rest. */
export function partedWord(
  word: PieceWord,
  width: number,
  measure: PieceMeasure,
): readonly [PieceWord, PieceWord | null] {
  const letters = word.pieces.flatMap((piece) =>
    piece.face === 'emoji' || piece.text.length === 1
      ? [piece]
      : Array.from(graphemes().segment(piece.text), ({ segment }) => measure.piece(segment, piece.face)),
  );
  let count = 0;
  let taken = 0;
  for (const letter of letters) {
    if (count > 0 && taken + letter.width > width) break;
    taken += letter.width;
    count += 1;
  }
  const fits = wordOf(letters.slice(0, count), word.space);
  if (count === letters.length) return [fits, null];
  // The rest stays letters: joined, a word of many lines would be taken apart again for each of them.
  const pieces = letters.slice(count);
  return [fits, { pieces, width: widthOf(pieces), space: 0 }];
}

const widthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, piece) => sum + piece.width, 0);

const wordOf = (some: readonly Piece[], space: number): PieceWord => ({
  pieces: joined(some),
  width: widthOf(some),
  space,
});

/** Neighbours of one face as one piece: text is drawn, found and copied by the line, not by the word. */
export function joined(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (last?.face === piece.face && piece.face !== 'emoji') {
      all[all.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width };
    } else all.push(piece);
  }
  return all;
}
