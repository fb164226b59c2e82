import { LABEL_LENGTH, readLabel } from '#src/domain/research/layouts/roles.ts';
import type { Tell } from '#src/domain/research/layouts/told.ts';
import { leadingStamp, stampAlone, trailingStamp } from '#src/domain/research/layouts/stamps.ts';
import { headsNames } from '#src/domain/research/layouts/table.ts';

import { isLevel, linesOf, type PdfLine, type Row, ROW_STEP, usualStep } from './pdfLine.ts';
import type { PdfWord } from './pdfPiece.ts';
import { tableRows } from './tableRows.ts';

/** What a column holds: words, or for the words beside it who says them, when, in which line, or a sign before them. */
type Column = { readonly is: 'words' | 'who' | 'number' | 'mark'; readonly lines: readonly PdfLine[] };

/** Least part of a column's lines that are names or times, to make it a column of them: one of its heads may be none. */
const MOST = 0.8;
/** Most of the width of words beside it that a margin takes. */
const NARROW = 0.4;

const share = <One>(all: readonly One[], is: (one: One) => boolean): number => all.filter(is).length / all.length;
const lettersOf = (lines: readonly PdfLine[]): number => lines.reduce((sum, { text }) => sum + text.length, 0);
const leftOf = (lines: readonly PdfLine[]): number => Math.min(...lines.map(({ words }) => words[0]?.x ?? Infinity));
const rightOf = (lines: readonly PdfLine[]): number => Math.max(...lines.map(({ right }) => right));
const widthOf = (lines: readonly PdfLine[]): number => rightOf(lines) - leftOf(lines);

const nameOf = (text: string): string => text.replace(/\s*:$/, '');

/** The time and the name in a margin: either, or both in any order. */
function whoOf(text: string): { readonly time: string; readonly name: string } {
  if (stampAlone(text)) return { time: text, name: '' };
  const lead = leadingStamp(text);
  if (lead) return { time: text.slice(0, lead.length), name: nameOf(text.slice(lead.length).trim()) };
  const trail = trailingStamp(text);
  return trail
    ? { time: text.slice(trail.before.length).replace(/^[\s,|·•–—-]+/, ''), name: nameOf(trail.before) }
    : { time: '', name: nameOf(text) };
}

/** Whether texts are names: of people who come back, unless there are few. */
function areNames(texts: readonly string[]): boolean {
  const names = texts.filter((text) => {
    const label = text.length <= LABEL_LENGTH && /\p{L}/u.test(text) ? readLabel(text) : null;
    return label !== null && (label.isName || label.strong !== null || label.weak !== null);
  });
  const people = new Set(names).size;
  return names.length >= texts.length * MOST && (texts.length <= 3 || people * 1.5 <= names.length);
}

/** Whether texts of a margin tell times, or who speaks, or both. */
function areWho(texts: readonly string[]): boolean {
  const names = texts.map((text) => whoOf(text).name).filter((name) => name !== '');
  return names.length <= texts.length * (1 - MOST) || areNames(names);
}

/** Whether texts count lines: 1, 2, 3, or 5, 10, 15. */
function areNumbers(texts: readonly string[]): boolean {
  if (texts.length < 4 || !texts.every((text) => /^\d{1,5}$/.test(text))) return false;
  const steps = texts.slice(1).map((text, index) => Number(text) - Number(texts[index]));
  return share(steps, (step) => step === steps[0] && step > 0) >= MOST;
}

/** Texts of lines that stand close under each other, as one. */
function entriesOf(lines: readonly PdfLine[], step: number): string[] {
  const entries: string[] = [];
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (before && before.y - line.y < step * ROW_STEP) entries.push(`${entries.pop() ?? ''} ${line.text}`);
    else entries.push(line.text);
  });
  return entries;
}

/** What a column is beside the words of another. */
function kindOf(lines: readonly PdfLine[], words: readonly PdfLine[]): Column['is'] {
  const texts = lines.map(({ text }) => text);
  if (areNumbers(texts)) return 'number';
  if (areWho(texts) || areWho(entriesOf(lines, usualStep(words)))) return 'who';
  const isNarrow = widthOf(lines) <= widthOf(words) * NARROW;
  return isNarrow && share(lines, (line) => words.some((other) => isLevel(line, other))) >= MOST ? 'mark' : 'words';
}

/** The columns of a part of a page; signs before words are made part of the words. */
function kinds(columns: readonly (readonly PdfWord[])[]): Column[] {
  const all = columns.map(linesOf);
  const longest = all.reduce((best, one) => (lettersOf(one) > lettersOf(best) ? one : best), []);
  const known = all.map((lines): Column => ({ is: lines === longest ? 'words' : kindOf(lines, longest), lines }));
  const mark = known.findIndex(({ is }) => is === 'mark');
  if (mark < 0) return known;
  const [from, to] = mark + 1 < columns.length ? [mark, mark + 2] : [mark - 1, mark + 1];
  return kinds([...columns.slice(0, from), columns.slice(from, to).flat(), ...columns.slice(to)]);
}

const middleOf = (lines: readonly PdfLine[]): number => ((lines[0]?.y ?? 0) + (lines.at(-1)?.y ?? 0)) / 2;

/** How far a line is from lines, over or under them. */
const distance = ({ y }: PdfLine, lines: readonly PdfLine[]): number =>
  Math.max(y - (lines[0]?.y ?? y), (lines.at(-1)?.y ?? y) - y, 0);

const nearest = <One extends Pick<Row, 'lines'>>(line: PdfLine, rows: readonly One[]): One =>
  rows.reduce((best, row) => (distance(line, row.lines) < distance(line, best.lines) ? row : best));

function cut(words: readonly PdfLine[], starts: ReadonlySet<number>): { readonly lines: readonly PdfLine[] }[] {
  const bounds = [...starts].toSorted((a, b) => a - b);
  return bounds.map((from, index) => ({ lines: words.slice(from, bounds[index + 1]) }));
}

/**
 * Lines of words by rows: parted by more space than is between the lines, or where something begins beside them. What stands in
 * the middle of its row, as in the cells of a table, begins none.
 */
function parted(words: readonly PdfLine[], margins: readonly Column[]): { readonly lines: readonly PdfLine[] }[] {
  const step = usualStep(words);
  const starts = new Set([0]);
  words.forEach((line, index) => {
    if ((words[index - 1]?.y ?? line.y) - line.y > step * ROW_STEP) starts.add(index);
  });
  const rows = cut(words, starts);
  const first = margins.flatMap(({ lines }) =>
    lines.filter((line, index) => starts.size === 1 || (lines[index - 1]?.y ?? Infinity) - line.y >= step * ROW_STEP),
  );
  const isFirst = (line: PdfLine) => isLevel(line, nearest(line, rows).lines[0] as PdfLine);
  const isMiddle = (line: PdfLine) => {
    const { lines } = nearest(line, rows);
    return lines.length > 1 && Math.abs(line.y - middleOf(lines)) <= line.height;
  };
  const isCentred = starts.size > 1 && first.filter(isMiddle).length > first.filter(isFirst).length;
  if (isCentred) return rows;
  for (const line of first) {
    const level = words.findIndex((other) => isLevel(line, other));
    if (level >= 0) starts.add(level);
  }
  return cut(words, starts);
}

/** Words of a column with the margins beside it, by rows. */
function rowsOf(words: readonly PdfLine[], margins: readonly Column[]): Row[] {
  const rows = parted(words, margins).map((row) => ({ ...row, times: '', names: [] as string[] }));
  for (const line of margins.flatMap(({ is, lines }) => (is === 'who' ? lines : []))) {
    const row = nearest(line, rows);
    const { time, name } = whoOf(line.text);
    if (time !== '') row.times += `${/^[([]/.test(time) ? time : `[${time}]`} `;
    if (name !== '') row.names.push(name);
  }
  return rows.map(({ lines, times, names }, index) => {
    const isHead = index === 0 && names.some(headsNames);
    return { beside: `${times}${names.join(' ')}${isHead || names.length === 0 ? '' : ':'}`.trim(), lines };
  });
}

/**
 * Columns of words, each with the margins beside it: those before it, and behind the last.
 * @param tell hears how many numbers of lines there are
 */
export function besideColumns(columns: readonly (readonly PdfWord[])[], tell: Tell): Row[][] {
  const read: { readonly words: readonly PdfLine[]; readonly margins: Column[] }[] = [];
  let margins: Column[] = [];
  for (const column of kinds(columns)) {
    if (column.is === 'number') tell('lineNumber', column.lines.length);
    else if (column.is !== 'words') margins.push(column);
    else {
      read.push({ words: column.lines, margins });
      margins = [];
    }
  }
  read.at(-1)?.margins.push(...margins);
  const table =
    read.length > 1 && read.every((one) => one.margins.length === 0) ? tableRows(read.map((one) => one.words)) : null;
  if (table) return [table];
  return read.map((one) =>
    one.margins.length > 0 ? rowsOf(one.words, one.margins) : [{ beside: '', lines: one.words }],
  );
}
