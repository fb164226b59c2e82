import { percentText } from '#src/domain/boards/cardForms/okr.ts';
import type { TextBlock, TextLine } from '#src/domain/boards/cardText.ts';
import { EMPTY_CARD } from '#src/domain/boards/cards.ts';
import { NO_FORCE, type CardBlock, type CardBlockOf, type ShownCard } from '#src/domain/boards/shownBoard.ts';

import { canvasPicture } from './canvasPicture.ts';
import type { PdfPart } from '#files/writing/pdf.ts';

const SPACE: PdfPart = { kind: 'space' };
const line = (text: string, strong = false): TextLine => [{ text, strong }];

/** Groups of parts with the distance of two blocks between them. */
const apart = (groups: readonly (readonly PdfPart[])[]): PdfPart[] =>
  groups.filter(({ length }) => length > 0).flatMap((group, index) => (index === 0 ? group : [SPACE, ...group]));

/** A piece of text: its lists, its bold and its tables. */
function textParts(block: TextBlock): PdfPart[] {
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
}

function objectiveParts({ objectives }: CardBlockOf<'objectives'>): PdfPart[] {
  return apart(
    objectives.map(({ title, share, results }): PdfPart[] => [
      { kind: 'text', line: line(title, true), ...(share === null ? {} : { note: percentText(share) }) },
      ...results.flatMap((result): PdfPart[] => [
        { kind: 'text', line: result.line, note: result.told },
        ...(result.share === null ? [] : [{ kind: 'bar', share: result.share } as const]),
      ]),
    ]),
  );
}

/** Returns parts of several things of a kind: each with its figure at the right, and its description beneath. */
function recordParts({ records }: CardBlockOf<'records'>): PdfPart[] {
  return apart(
    records.map(({ name, figure, told }): PdfPart[] => [
      {
        kind: 'text',
        line: name.map(({ text }) => ({ text, strong: true })),
        ...(figure === '' ? {} : { note: figure }),
      },
      ...told.map((one): PdfPart => ({
        kind: 'text',
        line: one.label === '' ? one.line : [{ text: `${one.label}: `, strong: false }, ...one.line],
      })),
    ]),
  );
}

function forceParts({ forces }: CardBlockOf<'forces'>): PdfPart[] {
  const parts = forces.map(({ name, blocks }) => ({ name, own: apart(blocks.map(textParts)) }));
  const rows = parts.map(({ name, own }) => {
    const [first] = own;
    if (own.length > 1 || (first && first.kind !== 'text') || first?.mark !== undefined) return null;
    return [line(name, true), first?.line ?? line(NO_FORCE)];
  });
  // A part of more than one paragraph has no room in a table's cell.
  if (rows.every((row) => row !== null)) return [{ kind: 'table', head: [[], []], rows }];
  return apart(
    parts.map(({ name, own }) => [
      { kind: 'text', line: line(name, true) },
      ...(own.length === 0 ? [{ kind: 'text', line: line(NO_FORCE), quiet: true } as const] : own),
    ]),
  );
}

function blockParts(block: CardBlock): PdfPart[] {
  switch (block.kind) {
    case 'objectives':
      return objectiveParts(block);
    case 'records':
      return recordParts(block);
    case 'forces':
      return forceParts(block);
    case 'canvas':
      return [canvasPicture(block)];
    default:
      return textParts(block);
  }
}

/** Returns a card's content on paper: the picture that the screen shows of it. */
export function cardParts({ blocks }: Pick<ShownCard, 'blocks'>): readonly PdfPart[] {
  if (blocks.length === 0) return [{ kind: 'text', line: line(EMPTY_CARD), quiet: true }];
  return apart(blocks.map(blockParts));
}
