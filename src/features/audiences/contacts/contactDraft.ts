import { isBlank } from '../../../domain/core/phone/contactText.ts';
import { planSheet, type RememberedUses, type SheetPlan } from '../../../domain/audiences/contactPlan.ts';
import type { ContactLine, Unrecognised } from '../../../domain/audiences/contactPreview.ts';
import { isUncut, type TableReading } from '../../../domain/audiences/contactTable.ts';

/** A sheet of a table of contacts, cells as text. */
export interface ContactSheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
  /** Whether its workbook hides it. Not there: it does not. */
  readonly isHidden?: boolean;
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
      /** Choices for each sheet: proposed, then changed by the person. */
      readonly plans: readonly SheetPlan[];
      /** Number of the sheet whose columns are shown. */
      readonly shown: number;
      /** Cells that were mended, by the row ({@link rowKey}) and the column. */
      readonly mended: ReadonlyMap<string, ReadonlyMap<number, string>>;
    };

export interface ContactFile {
  /** Made up when it is chosen. */
  readonly id: number;
  readonly file: File;
  readonly reading: ContactReading;
}

/** Content of a tab of the dialog. */
export interface ContactDraft {
  /** One contact per line, as typed. */
  readonly text: string;
  readonly files: readonly ContactFile[];
}

export const EMPTY_DRAFT: ContactDraft = { text: '', files: [] };

/** Whether a tab holds nothing: submit is enabled by content alone (R46). */
export function isEmptyDraft({ text, files }: ContactDraft): boolean {
  return files.length === 0 && text.trim() === '';
}

/** The draft with what was typed alone: in the field, and into lines of files that were mended. */
export function withoutFiles({ text, files }: ContactDraft): ContactDraft {
  return { text, files: files.filter(({ reading }) => reading.state === 'read' && reading.mended.size > 0) };
}

/** Line and its place. */
export interface DraftLine extends ContactLine {
  /** The file it is in, and the sheet where the file has several; null when it was typed. */
  readonly source: {
    readonly id: number;
    readonly name: string;
    readonly sheet?: { readonly at: number; readonly name: string };
  } | null;
}

/** Key of a line, unique among a draft's lines. */
export function lineKey({ source, line }: Pick<DraftLine, 'source' | 'line'>): string {
  return `${source?.id ?? 'typed'}/${source?.sheet?.at ?? 0}/${line}`;
}

const rowKey = (sheet: number, line: number): string => `${sheet}/${line}`;

const BREAK = /\r\n?|\n/;

export type ReadTable = Extract<ContactReading, { state: 'read' }>;

/** The columns of a file that its contacts keep as they came; none before it has been read. */
export function keptColumns(reading: ContactReading): readonly string[] {
  if (reading.state !== 'read') return [];
  const kept = reading.plans.flatMap(({ isTaken, labels, uses }) =>
    isTaken ? labels.filter((_, column) => uses[column] === 'keep') : [],
  );
  return [...new Set(kept)];
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

/** Every row of every sheet. */
function* tableLines(reading: ReadTable, file: NonNullable<Source>): Generator<DraftLine> {
  const { sheets, plans, mended } = reading;
  for (const [at, { name, rows }] of sheets.entries()) {
    const plan = plans[at];
    const source = sheets.length > 1 ? { ...file, sheet: { at, name } } : file;
    if (!plan?.isTaken) {
      yield* skippedRows(rows, 'waiting', source);
      continue;
    }
    yield* skippedRows(rows.slice(0, plan.header + 1), 'heading', source);
    for (let row = plan.header + 1; row < rows.length; row += 1) {
      const read = rows[row] ?? [];
      const changed = mended.size > 0 ? mended.get(rowKey(at, row + 1)) : undefined;
      const cells = changed ? read.map((cell, column) => changed.get(column) ?? cell) : read;
      if (isUncut(read, plan.uses)) yield { line: row + 1, text: cells[0] ?? '', source };
      else yield { line: row + 1, text: '', row: { cells, plan }, source };
    }
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
export function mendLine(
  draft: ContactDraft,
  { source, line, column = 0 }: Pick<Unrecognised<DraftLine>, 'source' | 'line' | 'column'>,
  text: string,
): ContactDraft {
  if (source === null) {
    const lines = draft.text.split(BREAK);
    // A break inside would move all lines below it.
    lines[line - 1] = text.replace(/[\r\n]+/g, ' ');
    return { ...draft, text: lines.join('\n') };
  }
  const files = draft.files.map((one) => {
    if (one.id !== source.id || one.reading.state !== 'read') return one;
    const key = rowKey(source.sheet?.at ?? 0, line);
    const row = new Map(one.reading.mended.get(key)).set(column, text);
    return { ...one, reading: { ...one.reading, mended: new Map(one.reading.mended).set(key, row) } };
  });
  return { ...draft, files };
}

/**
 * A table as it has just been read, with what its columns seem to be. A sheet that its workbook hides is offered, and not taken.
 * @param recall what columns of these names were taken for before
 */
export function readingOf(
  sheets: readonly ContactSheet[],
  wanted: TableReading,
  recall?: (labels: readonly string[]) => RememberedUses,
): ContactReading {
  const plans = sheets.map(({ rows, isHidden = false }) => {
    const plan = planSheet(rows, wanted, recall);
    return isHidden ? { ...plan, isTaken: false } : plan;
  });
  const taken = plans.findIndex(({ isTaken }) => isTaken);
  const filled = sheets.findIndex(({ rows }) => rows.length > 0);
  return { state: 'read', sheets, plans, shown: Math.max(0, taken === -1 ? filled : taken), mended: new Map() };
}
