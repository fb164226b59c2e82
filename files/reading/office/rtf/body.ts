import { talkOfTable, type TableTurn } from '#src/domain/research/layouts/table.ts';

import type { DocumentPart } from '../documentTalk.ts';
import { tableText } from '../tableText.ts';

/** Words without the controls that a writer leaves at the end of the file. */
const wordsOf = (parts: readonly string[]): string =>
  parts
    .join('')
    .replaceAll(/[^\P{Cc}\t\n]/gu, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();

/** The text of a document and its tables, in their order. */
export class RtfBody {
  readonly #parts: string[] = [];
  /** Talks of tables, by the place of their part. */
  readonly #talks = new Map<number, readonly TableTurn[]>();
  #rows: string[][] | null = null;
  #row: string[] = [];
  #cell: string[] | null = null;

  get isInTable(): boolean {
    return this.#rows !== null;
  }
  /** Not between the rows of a table: what comes there may be another row, or the text after it. */
  get isInCell(): boolean {
    return this.#cell !== null;
  }

  write(text: string): void {
    (this.#cell ?? this.#parts).push(text);
  }

  beginRow(): void {
    this.#rows ??= [];
    this.#cell ??= [];
  }

  endCell(): void {
    if (!this.#cell) return;
    this.#row.push(this.#cell.join('').trim());
    this.#cell = [];
  }

  endRow(): void {
    if (!this.#rows) return;
    this.#rows.push(this.#row);
    this.#row = [];
    this.#cell = null;
  }

  endTable(): void {
    if (!this.#rows) return;
    const rows = this.#row.length > 0 ? [...this.#rows, this.#row] : this.#rows;
    this.#rows = null;
    this.#cell = null;
    this.#row = [];
    const talk = talkOfTable(rows);
    if (talk) this.#talks.set(this.#parts.length, talk);
    this.#parts.push(`${tableText(rows)}\n\n`);
  }

  text(): string {
    return wordsOf(this.#parts);
  }

  /** The words, and the talks of tables as such. */
  parts(): DocumentPart[] {
    let from = 0;
    const parts = [...this.#talks].flatMap(([place, talk]): DocumentPart[] => {
      const words = wordsOf(this.#parts.slice(from, place));
      from = place + 1;
      return words === '' ? [talk] : [words, talk];
    });
    const rest = wordsOf(this.#parts.slice(from));
    return rest === '' ? parts : [...parts, rest];
  }
}
