/** A line of a page, from its pieces. */
export interface PdfLine {
  readonly text: string;
  readonly y: number;
  readonly height: number;
  readonly right: number;
}
