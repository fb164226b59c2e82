/** Formats that a board goes out in (R58), in the order of their menu. */
export const BOARD_FORMATS = ['pdf', 'pptx', 'xlsx', 'png', 'html'] as const;

/** A format that a board goes out in. */
export type BoardFormat = (typeof BOARD_FORMATS)[number];

export const BOARD_FORMAT_NAMES: Readonly<Record<BoardFormat, string>> = {
  pdf: 'PDF',
  pptx: 'PPTX',
  xlsx: 'XLSX',
  png: 'PNG',
  html: 'HTML',
};
