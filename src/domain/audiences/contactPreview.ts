import { contactOf, readAddressed, type AddressType, type Contact, type ContactType } from './contact.ts';
import { detailOfNote } from './fields/contactHeadings.ts';
import { readEmails } from './emails.ts';
import type { ContactEntry } from './contactList.ts';
import { gatherPeople, type GatheredContacts, type PersonDifference } from './contactGathering.ts';
import { readRow, type SheetPlan } from './contactPlan.ts';
import { atOnce } from '../inStretches.ts';
import type { ForeignNumber } from '../core/phone/phoneRuns.ts';
import { isBlank } from '../core/phone/contactText.ts';

/** A line that was typed, or a row of a file. */
export interface ContactLine {
  /** Number of the line, from 1, as the person sees it. */
  readonly line: number;
  /** The text of a typed line; empty for a row, which has its cells. */
  readonly text: string;
  /** A row of a table, and what its columns are taken for. */
  readonly row?: { readonly cells: readonly string[]; readonly plan: SheetPlan };
  /** Not read, only counted: a heading, or a row that waits for the person to say which column or sheet is the right one. */
  readonly skipped?: 'heading' | 'waiting';
}

/** Counts of lines of an import by outcome. Together they are all its lines, whatever their separators. */
export interface LineCounts {
  /** At least one new contact came of it. */
  readonly recognised: number;
  /** Only contacts that are known already. */
  readonly repeated: number;
  readonly unrecognised: number;
  /** Blank, or with nothing in the column of contacts. */
  readonly empty: number;
  readonly headings: number;
  /** On other sheets of the workbook, or in a file whose column was not found yet. */
  readonly waiting: number;
}

export function totalLines(lines: LineCounts): number {
  return Object.values(lines).reduce((sum: number, count: number) => sum + count, 0);
}

/** A line that is no contact: what of it was read, as what, and why it is none. */
export type Unrecognised<Line extends ContactLine = ContactLine> = Line & {
  readonly reason: string;
  readonly type: AddressType;
  /** The number of the column, for a row. */
  readonly column?: number;
};

/** Outcome of the lines, before anything is stored (R46). */
export interface ContactPreview<Line extends ContactLine = ContactLine> extends GatheredContacts {
  /** «Новых», in the order of the lines; a typed line may give several, a row of a table gives one. */
  readonly fresh: readonly Contact[];
  /** Differences between records of one person; the kept value remains until a user chooses. */
  readonly differences: readonly PersonDifference[];
  /** «Дублей»: contacts that are known already, or appear in an earlier line. */
  readonly duplicates: number;
  /** «Не распознано», each with the reason, to mend. */
  readonly unrecognised: readonly Unrecognised<Line>[];
  /** Numbers beside recognised ones that cannot be any. They stay in the contact's note. */
  readonly leftOut: number;
  /** Counts of consents in the lines: refusals, and those that are unclear. */
  readonly consents: { readonly refused: number; readonly unclear: number };
  /** Outcome of the lines. */
  readonly lines: LineCounts;
}

/** Preview of no lines. */
export const EMPTY_PREVIEW: ContactPreview<never> = {
  fresh: [],
  enriched: [],
  differences: [],
  duplicates: 0,
  unrecognised: [],
  leftOut: 0,
  consents: { refused: 0, unclear: 0 },
  lines: { recognised: 0, repeated: 0, unrecognised: 0, empty: 0, headings: 0, waiting: 0 },
};

/** Lines sorted between two steps of {@link previewInSteps}: 1 ms of work where each is a row of five columns. */
const LINES_PER_STEP = 100;

/** Options of {@link previewInSteps} besides the lines. */
export interface PreviewOptions {
  /** The contacts that are stored, by the keys of their addresses. */
  readonly known: ReadonlyMap<string, ContactEntry>;
  /** Tells phones outside +7; without it they are not recognised. */
  readonly foreign?: ForeignNumber;
  /** Lines between two steps. */
  readonly step?: number;
}

interface Problem {
  readonly reason: string;
  readonly type: AddressType;
  readonly text: string;
  readonly column?: number;
}

/** Returns the people of a line, or why there are none; null for an empty line. */
function readLine(
  { text, row }: ContactLine,
  type: ContactType,
  foreign: ForeignNumber | undefined,
): { readonly people: readonly Contact[]; readonly leftOut: number } | Problem | null {
  if (row) {
    const reading = readRow(row.cells, row.plan, foreign);
    if (reading === null) return null;
    if ('contact' in reading) return { people: [reading.contact], leftOut: reading.leftOut };
    const { problem: reason, ...where } = reading;
    return { reason, ...where };
  }
  if (isBlank(text)) return null;
  const { type: found, reading } = readAddressed(text, type, foreign);
  if ('problem' in reading) return { reason: reading.problem, type, text };
  const mailed = reading.values.length === 1 ? readEmails(reading.note) : null;
  const details =
    mailed !== null && 'values' in mailed
      ? [{ label: 'Почта', text: mailed.values.join(' ') }, ...detailOfNote(mailed.note)]
      : detailOfNote(reading.note);
  return {
    people: reading.values.map((value) => contactOf({ type: found, value }, details)),
    leftOut: reading.leftOut,
  };
}

/**
 * {@link previewContacts} in steps, so that 100,000 lines leave the page alive: yields the number of lines done after
 * every `step` of them. The lines are drawn only as they are needed.
 */
export function* previewInSteps<Line extends ContactLine>(
  lines: Iterable<Line>,
  type: ContactType,
  { known, foreign, step = LINES_PER_STEP }: PreviewOptions,
): Generator<number, ContactPreview<Line>, void> {
  const gathering = gatherPeople(known);
  const unrecognised: Unrecognised<Line>[] = [];
  const counts = { recognised: 0, repeated: 0, unrecognised: 0, empty: 0, headings: 0, waiting: 0 };
  const consents = { refused: 0, unclear: 0 };
  let duplicates = 0;
  let leftOut = 0;
  let done = 0;
  for (const line of lines) {
    if (done > 0 && done % step === 0) yield done;
    done += 1;
    if (line.skipped !== undefined) {
      counts[line.skipped === 'heading' ? 'headings' : 'waiting'] += 1;
      continue;
    }
    const reading = readLine(line, type, foreign);
    if (reading === null) counts.empty += 1;
    else if ('reason' in reading) {
      unrecognised.push({ ...line, ...reading });
      counts.unrecognised += 1;
    } else {
      leftOut += reading.leftOut;
      let isNew = false;
      for (const contact of reading.people) {
        const answer = contact.consent?.answer ?? 'given';
        if (answer !== 'given') consents[answer] += 1;
        if (gathering.meet(contact)) isNew = true;
        else duplicates += 1;
      }
      counts[isNew ? 'recognised' : 'repeated'] += 1;
    }
  }
  return { ...(yield* gathering.peopleInSteps(done)), duplicates, unrecognised, leftOut, consents, lines: counts };
}

/** Sorts lines into new contacts, duplicates and what is no contact; every line is in one of the counts. */
export function previewContacts<Line extends ContactLine>(
  lines: readonly Line[],
  type: ContactType,
  options: PreviewOptions,
): ContactPreview<Line> {
  return atOnce(previewInSteps(lines, type, options));
}
