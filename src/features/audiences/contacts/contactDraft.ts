import { isBlank, type ContactLine } from '../../../domain/audiences/contactPreview.ts';
import {
  columnCount,
  columnLabels,
  contactCell,
  detailsOfRow,
  findContactSheet,
  type ContactPlace,
  type TableReading,
} from '../../../domain/audiences/contactTable.ts';

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

/** Whether a tab holds nothing: submit is enabled by content alone (R46). */
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

type ReadTable = Extract<ContactReading, { state: 'read' }>;

/** A table is read once and looked through at every key. */
const labelsByRows = new WeakMap<ContactSheet['rows'], { place: ContactPlace; labels: readonly string[] }>();

/** What the columns of a table's sheet are called: each contact keeps the others' cells under these names. */
export function labelsOf({ sheets, place }: ReadTable): readonly string[] {
  const rows = sheets[place.sheet]?.rows;
  if (!rows) return [];
  const known = labelsByRows.get(rows);
  if (known?.place === place) return known.labels;
  const labels = columnLabels(rows, place);
  labelsByRows.set(rows, { place, labels });
  return labels;
}

/** The columns of a file that its contacts keep besides their address; none before it has been read. */
export function keptColumns(reading: ContactReading): readonly string[] {
  if (reading.state !== 'read' || reading.place.column === -1) return [];
  return labelsOf(reading).filter((_, column) => column !== reading.place.column);
}

type Source = DraftLine['source'];

/** Rows that are not read but counted, blank ones apart. */
function* skippedRows(
  rows: ContactSheet['rows'],
  skipped: 'heading' | 'waiting',
  source: Source,
): Generator<DraftLine> {
  for (let row = 0; row < rows.length; row += 1) {
    const isEmpty = (rows[row] ?? []).every(isBlank);
    yield isEmpty ? { line: row + 1, text: '', source } : { line: row + 1, text: '', skipped, source };
  }
}

/** Every row of a table, those of its other sheets last. */
function* tableLines(reading: ReadTable, source: Source): Generator<DraftLine> {
  const { sheets, place, mended } = reading;
  const rows = sheets[place.sheet]?.rows ?? [];
  if (place.column === -1) yield* skippedRows(rows, 'waiting', source);
  else {
    const labels = labelsOf(reading);
    yield* skippedRows(rows.slice(0, place.header + 1), 'heading', source);
    for (let at = place.header + 1; at < rows.length; at += 1) {
      const row = rows[at] ?? [];
      const { text, isUncut } = contactCell(row, place.column);
      const changed = mended.size > 0 ? mended.get(cellKey(place, at + 1)) : undefined;
      const details = isUncut ? [] : detailsOfRow(row, place.column, labels);
      yield { line: at + 1, text: changed ?? text, details, source };
    }
  }
  for (const [index, sheet] of sheets.entries()) {
    if (index !== place.sheet) yield* skippedRows(sheet.rows, 'waiting', source);
  }
}

/** The lines of a tab, typed ones first, one by one: 100,000 of them cost nothing until they are drawn. None is left out. */
export function* draftLines({ text, files }: ContactDraft): Generator<DraftLine> {
  let line = 0;
  // An empty field has no line.
  if (text !== '') {
    for (const typed of text.split(BREAK)) {
      line += 1;
      yield { line, text: typed, source: null };
    }
  }
  for (const { id, file, reading } of files) {
    if (reading.state === 'read') yield* tableLines(reading, { id, name: file.name });
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

/** A table as it has just been read, with its contacts found. */
export function readingOf(sheets: readonly ContactSheet[], wanted: TableReading): ContactReading {
  const place = findContactSheet(sheets, wanted);
  const single = place.column === -1 && columnCount(sheets[place.sheet]?.rows ?? []) === 1;
  // Of a single column there is nothing to choose: its lines are shown as not recognised, to mend.
  return { state: 'read', sheets, place: single ? { ...place, column: 0 } : place, mended: new Map() };
}
