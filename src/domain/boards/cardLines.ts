import { sentencesIn } from '../research/sentences.ts';
import { lineText, readBlocks, type TextLine } from './cardText.ts';

const sentencesOf = (text: string): string[] => sentencesIn(text).map(({ start, end }) => text.slice(start, end));

/**
 * Returns a card's text one thing at a time, without marks: sentences of its paragraphs, items of its lists, rows of its tables.
 */
export function cardLines(content: string): string[] {
  const said = readBlocks(content).flatMap((block): string[] => {
    switch (block.kind) {
      case 'paragraph':
        return block.lines.flatMap((line) => sentencesOf(lineText(line)));
      case 'list':
        return block.items.map(lineText);
      case 'table':
        return block.rows.map((row: readonly TextLine[]) =>
          row
            .map(lineText)
            .filter((cell) => cell !== '')
            .join(' — '),
        );
    }
  });
  return said.map((line) => line.trim()).filter((line) => line !== '');
}
