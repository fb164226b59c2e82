import {
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
  type IRunOptions,
} from 'docx';

import type { DocumentBlock, ReportDocument } from '#src/domain/research/report/reportDocument.ts';
import { colors } from '#src/theme/tokens.ts';

/* Word counts type in half points, distances in twentieths of a point, borders in eighths. */
const HALF_POINTS = 2;
const TWENTIETHS = 20;

const plain = (colour: string): string => colour.replace('#', '');
const INK = plain(colors.ink[0]);
const SOFT = plain(colors.inkSoft[0]);
const HAIRLINE = plain(colors.hairline[0]);
const ACCENT = plain(colors.accent[0]);

/** A typeface that Word has on every system, with Cyrillic. */
const FACE = 'Calibri';
const BULLETS = 'bullets';
/** A4 with the margins of a letter; the text's width is what is left. */
const PAGE = { width: 11_906, height: 16_838, side: 1_474, top: 1_304, bottom: 1_304 } as const;
const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;

/** Letters of scripts that are read from right to left: Hebrew, Arabic and their kin. */
const RIGHT_TO_LEFT = /^[^\p{L}]*[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** A text as runs, its line breaks as breaks within the paragraph. */
function runsOf(text: string, look: IRunOptions = {}): TextRun[] {
  const rightToLeft = RIGHT_TO_LEFT.test(text);
  return text
    .split('\n')
    .map((line, index) => new TextRun({ ...look, text: line, rightToLeft, ...(index > 0 ? { break: 1 } : {}) }));
}

const paragraph = (text: string, { look, ...options }: IParagraphOptions & { look?: IRunOptions } = {}): Paragraph =>
  new Paragraph({ ...options, bidirectional: RIGHT_TO_LEFT.test(text), children: runsOf(text, look) });

const spacing = (before: number, after: number) => ({ before: before * TWENTIETHS, after: after * TWENTIETHS });

const SOFT_RUN: IRunOptions = { color: SOFT, size: 9.5 * HALF_POINTS };

const BARS = {
  for: { style: BorderStyle.SINGLE, color: ACCENT },
  against: { style: BorderStyle.DASHED, color: INK },
  none: { style: BorderStyle.SINGLE, color: HAIRLINE },
} as const;

/** Up to so many characters a quotation stays on one page. */
const KEPT_WHOLE = 600;

function quoteOf({ text, caption, stance }: Extract<DocumentBlock, { kind: 'quote' }>): Paragraph[] {
  const common = {
    indent: { left: 16 * TWENTIETHS },
    border: { left: { ...BARS[stance ?? 'none'], size: 18, space: 10 } },
  };
  const isSigned = caption !== '';
  return [
    paragraph(text, {
      ...common,
      spacing: spacing(3, isSigned ? 0 : 8),
      keepLines: text.length < KEPT_WHOLE,
      keepNext: isSigned,
    }),
    ...(isSigned ? [paragraph(caption, { ...common, spacing: spacing(0, 8), look: SOFT_RUN })] : []),
  ];
}

const NO_BORDER = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: HAIRLINE } as const;

function tableOf({ head, rows }: Extract<DocumentBlock, { kind: 'table' }>): (Table | Paragraph)[] {
  const width = Math.floor(TEXT_WIDTH / head.length);
  const cell = (text: string, look: IRunOptions) =>
    new TableCell({
      width: { size: width, type: WidthType.DXA },
      margins: { top: 60, bottom: 60, right: 160 },
      borders: { top: NO_BORDER, left: NO_BORDER, right: NO_BORDER, bottom: LINE },
      children: [paragraph(text, { spacing: spacing(0, 0), look })],
    });
  const row = (cells: readonly string[], look: IRunOptions, tableHeader = false) =>
    new TableRow({
      ...(tableHeader ? { tableHeader } : {}),
      cantSplit: true,
      children: cells.map((text) => cell(text, look)),
    });
  return [
    new Table({
      width: { size: width * head.length, type: WidthType.DXA },
      columnWidths: head.map(() => width),
      rows: [row(head, { ...SOFT_RUN, bold: true }, true), ...rows.map((one) => row(one, { size: 10 * HALF_POINTS }))],
    }),
    // Word wants a paragraph between a table and what follows it.
    paragraph('', { spacing: spacing(0, 4) }),
  ];
}

function blockOf(block: DocumentBlock): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [paragraph(block.text, { heading: block.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2 })];
    case 'paragraph':
      return [paragraph(block.text)];
    case 'note':
      return [paragraph(block.text, { look: SOFT_RUN })];
    case 'facts':
      return block.lines.map((line) => paragraph(line, { spacing: spacing(0, 3), keepNext: true, look: SOFT_RUN }));
    case 'list':
      return block.items.map((item) =>
        paragraph(item, { numbering: { reference: BULLETS, level: 0 }, spacing: spacing(0, 3) }),
      );
    case 'quote':
      return quoteOf(block);
    case 'table':
      return tableOf(block);
  }
}

const heading = (size: number, before: number, after: number) => ({
  run: { font: FACE, size: size * HALF_POINTS, bold: true, color: INK },
  paragraph: { spacing: spacing(before, after), keepNext: true, keepLines: true },
});

/** Makes the file of {@link import('./docx.ts').makeDocx}, here and now. */
export async function writeDocx({ title, facts, blocks }: ReportDocument): Promise<Blob> {
  const document = new Document({
    title: title.replaceAll('\n', ' '),
    creator: 'Ориентир',
    styles: {
      default: {
        document: {
          run: { font: FACE, size: 11 * HALF_POINTS, color: INK, language: { value: 'ru-RU' } },
          // Said, not left to the default: Writer takes a height without its rule for an exact one, and large titles overlap.
          paragraph: { spacing: { ...spacing(0, 8), line: 276, lineRule: LineRuleType.AUTO } },
        },
        title: heading(24, 0, 6),
        heading1: heading(16, 24, 8),
        heading2: heading(12.5, 16, 4),
      },
    },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              style: { paragraph: { indent: { left: 18 * TWENTIETHS, hanging: 12 * TWENTIETHS } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: PAGE.width, height: PAGE.height },
            margin: { left: PAGE.side, right: PAGE.side, top: PAGE.top, bottom: PAGE.bottom },
          },
        },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                children: [
                  new TextRun({
                    ...SOFT_RUN,
                    children: ['Страница ', PageNumber.CURRENT, ' из ', PageNumber.TOTAL_PAGES],
                  }),
                ],
              }),
            ],
          }),
        },
        children: [
          paragraph(title, { heading: HeadingLevel.TITLE }),
          ...facts.map((line) => paragraph(line, { spacing: spacing(0, 3), look: SOFT_RUN })),
          ...blocks.flatMap(blockOf),
        ],
      },
    ],
  });
  return Packer.toBlob(document);
}
