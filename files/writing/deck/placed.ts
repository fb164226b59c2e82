import type { TextLine } from '#src/domain/boards/cardText.ts';
import type { CardBlockOf } from '#src/domain/boards/shownBoard.ts';

/** A rectangle on a slide, points from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A paragraph of a text box. */
export interface Paragraph {
  readonly line: TextLine;
  /** «•», or the number before the item. */
  readonly mark?: '•' | number;
  /** Default usual: of the box's size, ink. Strong is bold; quiet is smaller and softer. */
  readonly look?: 'strong' | 'quiet';
  /** Free space beneath, points. */
  readonly after: number;
}

export interface TableRow {
  readonly cells: readonly TextLine[];
  readonly height: number;
  readonly isHead?: boolean;
}

/** Element placed on a slide. */
export type PlacedElement = Box &
  (
    | {
        readonly kind: 'text';
        readonly paragraphs: readonly Paragraph[];
        readonly size: number;
        readonly align?: 'right';
        /** Name among the slide's objects. */
        readonly name: string;
      }
    | {
        readonly kind: 'table';
        readonly columns: readonly number[];
        readonly rows: readonly TableRow[];
        readonly size: number;
        readonly name: string;
      }
    | { readonly kind: 'chart'; readonly canvas: CardBlockOf<'canvas'>; readonly name: string }
    /** How far something has come, 0 to 1. */
    | { readonly kind: 'bar'; readonly share: number }
    /** A line above a card; a hairline without a colour. */
    | { readonly kind: 'rule'; readonly color: string | undefined }
  );

/** A slide whose every object has its place. */
export interface PlacedSlide {
  readonly title: string;
  readonly objects: readonly PlacedElement[];
  readonly notes: readonly string[];
}
