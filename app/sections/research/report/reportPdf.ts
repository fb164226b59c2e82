import { formatLongDate } from '#src/domain/core/format.ts';
import type { DateText } from '#src/domain/core/record.ts';
import type { TextLine } from '#src/domain/boards/cardText.ts';
import type { DocumentBlock, ReportDocument } from '#src/domain/research/report/reportDocument.ts';

import type { PdfBlock, PdfDocument } from '#files/writing/pdf.ts';

const line = (text: string): TextLine => [{ text, strong: false }];

const BARS = { for: 'accent', against: 'dashed' } as const;

function blocksOf(block: DocumentBlock): PdfBlock[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [block];
    case 'note':
      return [{ kind: 'paragraph', text: block.text, quiet: true }];
    case 'facts':
      return [
        {
          kind: 'parts',
          leads: true,
          parts: block.lines.map((text) => ({ kind: 'text', line: line(text), quiet: true })),
        },
      ];
    case 'list':
      return [{ kind: 'parts', parts: block.items.map((text) => ({ kind: 'text', line: line(text), mark: '•' })) }];
    case 'quote': {
      const { text, caption, stance } = block;
      return [
        {
          kind: 'parts',
          bar: stance === null ? 'quiet' : BARS[stance],
          parts: [
            { kind: 'text', line: line(text) },
            ...(caption === '' ? [] : [{ kind: 'text', line: line(caption), quiet: true } as const]),
          ],
        },
      ];
    }
    case 'table':
      return [
        {
          kind: 'parts',
          parts: [{ kind: 'table', head: block.head.map(line), rows: block.rows.map((row) => row.map(line)) }],
        },
      ];
  }
}

/** A report as a PDF document: one column in type that is read from beginning to end. */
export function reportPdf({ title, facts, blocks }: ReportDocument, date: DateText): PdfDocument {
  return {
    title,
    date: formatLongDate(date),
    orientation: 'portrait',
    isProse: true,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      ...facts.map((text): PdfBlock => ({ kind: 'paragraph', text, quiet: true })),
      ...blocks.flatMap(blocksOf),
    ],
  };
}
