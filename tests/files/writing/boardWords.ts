import { RECORD_CARDS, readRecords } from '#src/domain/boards/cardRecords.ts';
import type { BoardField } from '#src/domain/boards/fields.ts';

import type { NamedBoard } from '#app/shared/board/pdf.ts';
import type { Board } from '#src/domain/boards/board.ts';
import { capitalized, readCanvas } from '#src/domain/boards/cardForms/canvas.ts';
import { numbersText, readOkr } from '#src/domain/boards/cardForms/okr.ts';
import { contentOf } from '#src/domain/boards/cards.ts';
import { lineText, readBlocks } from '#src/domain/boards/cardText.ts';
import { marketBoard } from '#src/samples/boards/board-market.ts';
import { marketingBoard } from '#src/samples/boards/board-marketing.ts';
import { productBoard } from '#src/samples/boards/board-product.ts';
import { visionBoard } from '#src/samples/boards/board-vision.ts';

export const about = { company: 'ООО «Ёж»', date: '2026-11-21' };
export const strategy: readonly NamedBoard[] = [
  { id: 'market', board: marketBoard },
  { id: 'product', board: productBoard },
  { id: 'marketing', board: marketingBoard },
];
/** Lines break anywhere, after a hyphen too. */
export const squeezed = (text: string): string => text.replaceAll(/\s+/g, '');

/** Returns every word of a card that the screen shows, without the marks that are not seen there. */
export function wordsOf(board: Board | null, field: BoardField): string[] {
  const content = contentOf(board, field);
  const [canvas, objectives] = [readCanvas(content), readOkr(content)];
  if (field === 'strategicCanvas' && canvas) {
    return [...canvas.competitors.map(capitalized), ...canvas.factors.map(({ name }) => name), canvas.note];
  }
  if (field === 'okr' && objectives) {
    return objectives.flatMap(({ title, results }) => [
      title,
      ...results.flatMap((one) => [one.text, numbersText(one)]),
    ]);
  }
  const card = RECORD_CARDS[field];
  const records = card && readRecords(content, card);
  // A name, its figure and the rest are apart: the separators of the list are not drawn.
  if (records) return [...records.rows.flat(), records.note].flatMap((text) => text.split(/\s+/));
  if (field === 'pestel') return content.split(/\*\*(.*?)\.\*\* ?/).filter(Boolean);
  return readBlocks(content).flatMap((block) => {
    if (block.kind === 'paragraph') return block.lines.map(lineText);
    if (block.kind === 'list') return block.items.map(lineText);
    return [block.head, ...block.rows].flat().flatMap((cell) => lineText(cell).split(' '));
  });
}

/** Longest run without a space: text of several columns is read a line at a time, whatever is beside it. */
export function missing(page: string, words: readonly string[]): string[] {
  return words.flatMap((text) => text.split(/\s+/)).filter((word) => !page.includes(squeezed(word)));
}

/** A vision board whose «Продукт» says something. */
export const boardWith = (content: string): Board => ({
  ...visionBoard,
  cards: { ...visionBoard.cards, product: { content, editedAt: '2026-11-01T10:00:00Z', position: 'a' } },
});
