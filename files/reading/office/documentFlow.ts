import { talkOfTable, type TableTurn } from '#src/domain/research/layouts/table.ts';

import type { DocumentPart } from './documentTalk.ts';
import { tableText } from './tableText.ts';

/** A paragraph that is still open. */
interface Paragraph {
  readonly lead: string;
  text: string;
  /** Paragraphs of boxes that hang on it: they stand behind it. */
  readonly boxes: string[];
}

/** Paragraphs of the text, of a cell, of a note or of a box. */
interface Part {
  readonly blocks: string[];
  paragraph: Paragraph | null;
}

/** Puts an office document's words in order as they are read: paragraphs, tables with a talk as turns, boxes behind their paragraph. */
export class DocumentFlow {
  readonly #parts: Part[] = [{ blocks: [], paragraph: null }];
  readonly #tables: string[][][] = [];
  /** Talks of the text's tables, by the place of their block. */
  readonly #talks = new Map<number, readonly TableTurn[]>();

  get #part(): Part {
    return this.#parts.at(-1) as Part;
  }

  /** Adds words to the open paragraph; outside of one they are layout. */
  say(text: string): void {
    if (this.#part.paragraph) this.#part.paragraph.text += text;
  }

  /** Opens a paragraph, or goes on with the one that is open. */
  openParagraph(lead = ''): void {
    this.#part.paragraph ??= { lead, text: '', boxes: [] };
  }

  /** Gives the open paragraph the number or bullet it is seen with. */
  lead(lead: string): void {
    if (this.#part.paragraph) this.#part.paragraph = { ...this.#part.paragraph, lead };
  }

  closeParagraph(): void {
    const { paragraph, blocks } = this.#part;
    if (!paragraph) return;
    const { lead, text, boxes } = paragraph;
    blocks.push(lead !== '' && /\S/.test(text) ? `${lead} ${text.trimStart()}` : text, ...boxes);
    this.#part.paragraph = null;
  }

  /** Opens words that stand apart from the paragraph around them. */
  openPart(): void {
    this.#parts.push({ blocks: [], paragraph: null });
  }

  /** Paragraphs of the part that is open, which they end. */
  closePart(): readonly string[] {
    this.closeParagraph();
    return this.#parts.length > 1 ? (this.#parts.pop() as Part).blocks : [];
  }

  closeBox(): void {
    const box = this.closePart();
    (this.#part.paragraph?.boxes ?? this.#part.blocks).push(...box);
  }

  openTable(): void {
    this.#tables.push([]);
  }

  openRow(): void {
    this.#tables.at(-1)?.push([]);
  }

  closeCell(): void {
    this.#tables
      .at(-1)
      ?.at(-1)
      ?.push(
        this.closePart()
          .join('\n')
          .replaceAll(/\n{2,}/g, '\n')
          .trim(),
      );
  }

  closeTable(): void {
    const rows = this.#tables.pop();
    if (!rows) return;
    const { blocks } = this.#part;
    const talk = this.#parts.length === 1 ? talkOfTable(rows) : null;
    if (talk) this.#talks.set(blocks.length, talk);
    blocks.push(tableText(rows));
  }

  /** The text with the talks of its tables as such, words between them together. */
  parts(): DocumentPart[] {
    this.closeParagraph();
    const parts: DocumentPart[] = [];
    let words: string[] = [];
    const endWords = () => {
      if (words.some((block) => /\S/.test(block))) parts.push(words.join('\n\n'));
      words = [];
    };
    this.#part.blocks.forEach((block, place) => {
      const talk = this.#talks.get(place);
      if (!talk) {
        words.push(block);
        return;
      }
      endWords();
      parts.push(talk);
    });
    endWords();
    return parts;
  }

  /** The paragraphs of the text, an empty line between. */
  text(): string {
    this.closeParagraph();
    return this.#part.blocks.join('\n\n');
  }
}

/** Words as they are searched: line breaks of one kind, letters composed, no hyphens that only may break a word. */
export const tidyWords = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replaceAll('\u00AD', '').replaceAll('\u2011', '-').normalize('NFC').trim();
