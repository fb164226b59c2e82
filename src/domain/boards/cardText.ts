/** A run of text, plain or strong. */
export interface TextRun {
  readonly text: string;
  readonly strong: boolean;
}

/** A line of text in runs. */
export type TextLine = readonly TextRun[];

/** A piece of a card's text: the small part of Markdown that stays readable as it is typed. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly TextLine[] }
  /** `start`: the first number of a numbered list, null for bullets. */
  | { readonly kind: 'list'; readonly start: number | null; readonly items: readonly TextLine[] }
  /** Rows are as long as the head. */
  | { readonly kind: 'table'; readonly head: readonly TextLine[]; readonly rows: readonly (readonly TextLine[])[] };

const BULLET = /^\s*[-*•]\s+(\S.*)$/;
const NUMBER = /^\s*(\d{1,9})[.)]\s+(\S.*)$/;
const HEADING = /^#{1,6}\s+(\S.*)$/;
const ROW = /^\s*\|.*\|\s*$/;
const DASHES = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

/** The runs of a line: `**strong**` and the rest. An asterisk pair without its fellow stays as typed. */
export function readRuns(line: string): TextLine {
  return line
    .split(/(\*\*[^*]+(?:\*[^*]+)*\*\*)/)
    .filter((part) => part !== '')
    .map((part) => {
      const strong = part.length > 4 && part.startsWith('**') && part.endsWith('**');
      return { text: strong ? part.slice(2, -2) : part, strong };
    });
}

/** Cells of a table's row; a bar within one is written `\|`. */
export function readCells(row: string): string[] {
  return row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(String.raw`\|`, '|'));
}

/** Whether a line is a row of a table, once one has begun. */
export const isTableRow = (line: string): boolean => ROW.test(line);

/** Whether a table begins at a line: names of columns, dashes beneath. */
export const isTableAt = (lines: readonly string[], at: number): boolean =>
  ROW.test(lines[at] ?? '') && DASHES.test(lines[at + 1] ?? '');

function pick(line: string, form: RegExp, group: number): TextLine | null {
  const text = form.exec(line)?.[group];
  return text === undefined ? null : readRuns(text);
}

const bullet = (line: string): TextLine | null => pick(line, BULLET, 1);
const numbered = (line: string): TextLine | null => pick(line, NUMBER, 2);

/**
 * A card's text as blocks. Everything that is none of the known forms is a paragraph as typed, its line breaks kept, so no
 * letter is ever lost.
 */
export function readBlocks(text: string): TextBlock[] {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const blocks: TextBlock[] = [];
  let at = 0;
  /** Takes lines while they have a form. */
  const take = <T>(form: (line: string) => T | null): T[] => {
    const taken: T[] = [];
    for (let line = lines[at]; line !== undefined; line = lines[at]) {
      const found = form(line);
      if (found === null) break;
      taken.push(found);
      at += 1;
    }
    return taken;
  };
  const isTable = () => isTableAt(lines, at);
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const number = NUMBER.exec(line)?.[1];
    if (line.trim() === '') at += 1;
    else if (isTable()) {
      const head = readCells(line).map(readRuns);
      at += 2;
      const rows = take((row) => (isTableRow(row) ? readCells(row) : null));
      blocks.push({
        kind: 'table',
        head,
        // A row too long for the head keeps its rest in the last cell.
        rows: rows.map((cells) =>
          head.map((_, index) =>
            readRuns(index === head.length - 1 ? cells.slice(index).join(' | ') : (cells[index] ?? '')),
          ),
        ),
      });
    } else if (number !== undefined) blocks.push({ kind: 'list', start: Number(number), items: take(numbered) });
    else if (BULLET.test(line)) blocks.push({ kind: 'list', start: null, items: take(bullet) });
    else {
      const heading = HEADING.exec(line)?.[1];
      if (heading !== undefined) {
        at += 1;
        blocks.push({ kind: 'paragraph', lines: [[{ text: heading, strong: true }]] });
        continue;
      }
      blocks.push({
        kind: 'paragraph',
        lines: take((next) =>
          next.trim() === '' || BULLET.test(next) || NUMBER.test(next) || HEADING.test(next) || isTable()
            ? null
            : readRuns(next.trimEnd()),
        ),
      });
    }
  }
  return blocks;
}

/** A line's words without marks. */
export function lineText(line: TextLine): string {
  return line.map(({ text }) => text).join('');
}

function rowText(head: readonly TextLine[], row: readonly TextLine[]): string {
  const [first = [], ...rest] = row;
  const said = rest.flatMap((cell, index) => {
    const [name, value] = [lineText(head[index + 1] ?? []), lineText(cell)];
    if (value === '') return [];
    return [name === '' ? value : `${name} — ${value}`];
  });
  return `• ${[lineText(first), said.join('; ')].filter((part) => part !== '').join(': ')}`;
}

/** A block's words, without marks, as {@link plainText} has them. */
export function blockText(block: TextBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.lines.map(lineText).join('\n');
    case 'table':
      return block.rows.map((row) => rowText(block.head, row)).join('\n');
    case 'list': {
      const { start } = block;
      return block.items
        .map((item, index) => `${start === null ? '•' : `${start + index}.`} ${lineText(item)}`)
        .join('\n');
    }
  }
}

/**
 * A card's text without marks, for files where nothing draws them: bullets as «•», a table row by row with the name of every
 * column beside its value, blocks parted by an empty line.
 */
export function plainText(text: string): string {
  return readBlocks(text).map(blockText).join('\n\n');
}
