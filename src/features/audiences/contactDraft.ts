import type { ContactLine, ContactPlace, ContactType } from '../../domain/contact.ts';
import { findContactSheet } from '../../domain/contact.ts';

/** A sheet of a table of contacts, cells as text. */
export interface ContactSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** How far a chosen file has come. */
export type ContactReading =
  | { readonly state: 'reading' }
  /** The person stopped it. */
  | { readonly state: 'stopped' }
  /** `message` says why, in Russian. */
  | { readonly state: 'failed'; readonly message: string }
  | {
      readonly state: 'read';
      readonly sheets: readonly ContactSheet[];
      /** Where the contacts are: found, then changed by the person. */
      readonly place: ContactPlace;
      /** Cells that were mended, by {@link cellKey}. */
      readonly mended: ReadonlyMap<string, string>;
    };

/** A chosen file of contacts. */
export interface ContactFile {
  /** Made up when it is chosen. */
  readonly id: number;
  readonly file: File;
  readonly reading: ContactReading;
}

/** What a tab of the dialog holds. */
export interface ContactDraft {
  /** One contact per line, as typed. */
  readonly text: string;
  readonly files: readonly ContactFile[];
}

/** A tab as it opens. */
export const EMPTY_DRAFT: ContactDraft = { text: '', files: [] };

/** Whether a tab holds nothing (specification §5: submit is enabled by content alone). */
export function isEmptyDraft({ text, files }: ContactDraft): boolean {
  return files.length === 0 && text.trim() === '';
}

/** A line and where it stands. */
export interface DraftLine extends ContactLine {
  /** The file it is in; null when it was typed. */
  readonly source: { readonly id: number; readonly name: string } | null;
}

/** Key of a line, unique among a draft's lines. */
export function lineKey({ source, line }: Pick<DraftLine, 'source' | 'line'>): string {
  return `${source?.id ?? 'typed'}/${line}`;
}

function cellKey({ sheet, column }: ContactPlace, line: number): string {
  return `${sheet}/${column}/${line}`;
}

const BREAK = /\r\n?|\n/;

/** The lines of a tab, typed ones first, one by one: 100,000 of them cost nothing until they are drawn. */
export function* draftLines({ text, files }: ContactDraft): Generator<DraftLine> {
  let line = 0;
  for (const typed of text.split(BREAK)) {
    line += 1;
    yield { line, text: typed, source: null };
  }
  for (const { id, file, reading } of files) {
    if (reading.state !== 'read' || reading.place.column === -1) continue;
    const { place, mended } = reading;
    const source = { id, name: file.name };
    const rows = reading.sheets[place.sheet]?.rows ?? [];
    for (let row = place.header + 1; row < rows.length; row += 1) {
      const changed = mended.size > 0 ? mended.get(cellKey(place, row + 1)) : undefined;
      yield { line: row + 1, text: changed ?? rows[row]?.[place.column] ?? '', source };
    }
  }
}

/** The draft with one line written anew: in the text where it was typed, beside the file where it was read. */
export function mendLine(draft: ContactDraft, { source, line }: DraftLine, text: string): ContactDraft {
  if (source === null) {
    const lines = draft.text.split(BREAK);
    // A break inside would move all lines below it.
    lines[line - 1] = text.replace(/[\r\n]+/g, ' ');
    return { ...draft, text: lines.join('\n') };
  }
  const files = draft.files.map((one) => {
    if (one.id !== source.id || one.reading.state !== 'read') return one;
    const mended = new Map(one.reading.mended).set(cellKey(one.reading.place, line), text);
    return { ...one, reading: { ...one.reading, mended } };
  });
  return { ...draft, files };
}

/** Most columns that are offered. */
const MOST_COLUMNS = 200;

/** Columns of a sheet that can be chosen. */
export function columnCount(rows: readonly (readonly string[])[]): number {
  let most = 0;
  for (const { length } of rows) if (length > most) most = length;
  return Math.min(most, MOST_COLUMNS);
}

/** A table as it has just been read, with its contacts found. */
export function readingOf(sheets: readonly ContactSheet[], type: ContactType): ContactReading {
  const place = findContactSheet(sheets, type);
  const single = place.column === -1 && columnCount(sheets[place.sheet]?.rows ?? []) === 1;
  // Of a single column there is nothing to choose: its lines are shown as not recognised, to mend.
  return { state: 'read', sheets, place: single ? { ...place, column: 0 } : place, mended: new Map() };
}

/** Letters of a column as spreadsheets name it: A, B … Z, AA. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}
