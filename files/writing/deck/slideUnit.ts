import type { TextLine } from '#src/domain/boards/cardText.ts';
import type { CardBlockOf } from '#src/domain/boards/shownBoard.ts';

import { linesOf, type Measure } from './measure.ts';
import type { Paragraph, TableRow } from './placed.ts';

/** Line height in em, enough for the product's font and its substitutes. */
export const LINE = 1.26;

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
