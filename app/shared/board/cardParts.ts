import { EMPTY_CARD } from '#src/domain/boards/rules.ts';
import { boundText } from '#src/domain/core/boundText.ts';
import {
  numbersText,
  objectiveProgress,
  percentText,
  PESTEL_PARTS,
  progressOf,
  readCanvas,
  readOkr,
  readPestel,
} from '#src/domain/boards/cardForms.ts';
import { readBlocks, type TextLine } from '#src/domain/boards/cardText.ts';
import { UNTITLED } from '#src/features/boards/okr/okrForm.ts';

import { canvasPicture } from './canvasPicture.ts';
import type { PdfPart } from '../../exporters/pdf.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';

const SPACE: PdfPart = { kind: 'space' };
const line = (text: string, strong = false): TextLine => [{ text, strong }];

/** Groups of parts with the distance of two blocks between them. */
const apart = (groups: readonly (readonly PdfPart[])[]): PdfPart[] =>
  groups.filter(({ length }) => length > 0).flatMap((group, index) => (index === 0 ? group : [SPACE, ...group]));

/** A card's text with its lists, bold and tables. */
function textParts(text: string): PdfPart[] {
  return apart(
    readBlocks(boundText(text)).map((block): PdfPart[] => {
      switch (block.kind) {
        case 'paragraph':
          return block.lines.map((one) => ({ kind: 'text', line: one }));
        case 'list': {
          const { start } = block;
          return block.items.map((item, index) => ({
            kind: 'text',
            line: item,
            mark: start === null ? '•' : `${start + index}.`,
          }));
        }
        case 'table':
          return [block];
      }
    }),
  );
}

function okrParts(text: string): PdfPart[] | null {
  const objectives = readOkr(text);
  if (objectives === null) return null;
  return apart(
    objectives.map((objective): PdfPart[] => {
      const share = objectiveProgress(objective);
      return [
        {
          kind: 'text',
          line: line(objective.title === '' ? UNTITLED.objective : objective.title, true),
          ...(share === null ? {} : { note: percentText(share) }),
        },
        ...objective.results.flatMap((result): PdfPart[] => {
          const progress = progressOf(result);
          return [
            { kind: 'text', line: line(result.text === '' ? UNTITLED.result : result.text), note: numbersText(result) },
            ...(progress === null ? [] : [{ kind: 'bar', share: progress } as const]),
          ];
        }),
      ];
    }),
  );
}

function pestelParts(text: string): PdfPart[] | null {
  const pestel = readPestel(text);
  if (pestel === null) return null;
  const parts = PESTEL_PARTS.map((part) => ({ part, own: textParts(pestel[part]) }));
  const rows = parts.map(({ part, own }) => {
    const [first] = own;
    if (own.length > 1 || (first && first.kind !== 'text') || first?.mark !== undefined) return null;
    return [line(part, true), first?.line ?? line('Не описано')];
  });
  // A part of more than one paragraph has no room in a table's cell.
  if (rows.every((row) => row !== null)) return [{ kind: 'table', head: [[], []], rows }];
  return apart(parts.map(({ part, own }) => [{ kind: 'text', line: line(part, true) }, ...own]));
}

function canvasParts(text: string): PdfPart[] | null {
  const canvas = readCanvas(text);
  if (canvas === null || canvas.factors.length === 0) return null;
  return apart([[canvasPicture(canvas)], textParts(canvas.note)]);
}

const FORMS: Readonly<Partial<Record<BoardField, (text: string) => PdfPart[] | null>>> = {
  okr: okrParts,
  pestel: pestelParts,
  strategicCanvas: canvasParts,
};

/** What a card holds on paper: the picture that the screen shows of it. */
export function cardParts(field: BoardField, content: string): readonly PdfPart[] {
  if (content.trim() === '') return [{ kind: 'text', line: line(EMPTY_CARD), quiet: true }];
  return FORMS[field]?.(content) ?? textParts(content);
}
