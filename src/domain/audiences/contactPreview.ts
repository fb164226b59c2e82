import { addressKey, contactOf, readContacts, type Contact, type ContactDetail, type ContactType } from './contact.ts';
import { detailOfNote } from './contactHeadings.ts';
import { cleaned, type ForeignNumber } from '../core/phone.ts';

/** A line that was typed, or a row of a file. */
export interface ContactLine {
  /** Number of the line, from 1, as the person sees it. */
  readonly line: number;
  /** What is read: the line, or the cell of the column of contacts. */
  readonly text: string;
  /** The row's other cells. Default none. */
  readonly details?: readonly ContactDetail[];
  /** Not read, only counted: a heading, or a row that waits for the person to say which column or sheet is the right one. */
  readonly skipped?: 'heading' | 'waiting';
}

/** What became of every line of an import. Together they are all its lines, whatever their separators. */
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

/** The lines together. */
export function totalLines(lines: LineCounts): number {
  return Object.values(lines).reduce((sum: number, count: number) => sum + count, 0);
}

/** What came of lines, before anything is stored (R46). */
export interface ContactPreview<Line extends ContactLine = ContactLine> {
  /** «Новых», in the order of the lines; a line may give several. */
  readonly fresh: readonly Contact[];
  /** «Дублей»: contacts that are known already, or stood in an earlier line. */
  readonly duplicates: number;
  /** «Не распознано», each with the reason, to mend. */
  readonly unrecognised: readonly (Line & { readonly reason: string })[];
  /** Numbers beside recognised ones that cannot be any. They stay in the contact's note. */
  readonly leftOut: number;
  /** What became of the lines. */
  readonly lines: LineCounts;
}

/** What comes of no lines at all. */
export const EMPTY_PREVIEW: ContactPreview<never> = {
  fresh: [],
  duplicates: 0,
  unrecognised: [],
  leftOut: 0,
  lines: { recognised: 0, repeated: 0, unrecognised: 0, empty: 0, headings: 0, waiting: 0 },
};

/** Lines sorted between two pauses of {@link previewInSteps}: 3 to 4 ms of work. */
const LINES_PER_STEP = 2000;

/** What {@link previewInSteps} needs besides the lines. */
export interface PreviewOptions {
  /** Keys ({@link addressKey}) of the contacts that are stored. */
  readonly known: ReadonlySet<string>;
  /** Tells phones outside +7; without it they are not recognised. */
  readonly foreign?: ForeignNumber;
  /** Lines between two pauses. */
  readonly step?: number;
}

/**
 * {@link previewContacts} with pauses, so that 100,000 lines leave the page alive: yields the number of lines done after
 * every `step` of them; whoever steps may wait in between, or stop. The lines are drawn only as they are needed.
 */
export function* previewInSteps<Line extends ContactLine>(
  lines: Iterable<Line>,
  type: ContactType,
  { known, foreign, step = LINES_PER_STEP }: PreviewOptions,
): Generator<number, ContactPreview<Line>, void> {
  const seen = new Set<string>();
  const fresh: Contact[] = [];
  const unrecognised: (Line & { reason: string })[] = [];
  const counts = { recognised: 0, repeated: 0, unrecognised: 0, empty: 0, headings: 0, waiting: 0 };
  let duplicates = 0;
  let leftOut = 0;
  let done = 0;
  for (const line of lines) {
    if (done > 0 && done % step === 0) yield done;
    done += 1;
    if (isBlank(line.text) && line.skipped === undefined) {
      counts.empty += 1;
      continue;
    }
    if (line.skipped !== undefined) {
      counts[line.skipped === 'heading' ? 'headings' : 'waiting'] += 1;
      continue;
    }
    const reading = readContacts(line.text, type, foreign);
    if ('problem' in reading) {
      unrecognised.push({ ...line, reason: reading.problem });
      counts.unrecognised += 1;
      continue;
    }
    leftOut += reading.leftOut;
    const details = [...detailOfNote(reading.note), ...(line.details ?? [])];
    let isNew = false;
    for (const value of reading.values) {
      const key = addressKey({ type, value });
      if (known.has(key) || seen.has(key)) duplicates += 1;
      else {
        fresh.push(contactOf({ type, value }, details));
        isNew = true;
      }
      seen.add(key);
    }
    counts[isNew ? 'recognised' : 'repeated'] += 1;
  }
  return { fresh, duplicates, unrecognised, leftOut, lines: counts };
}

/** Sorts lines into new contacts, duplicates and what is no contact; every line is in one of the counts. */
export function previewContacts<Line extends ContactLine>(
  lines: readonly Line[],
  type: ContactType,
  options: PreviewOptions,
): ContactPreview<Line> {
  const steps = previewInSteps(lines, type, options);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  // A digit or a letter shows; only what has neither is worth the closer look.
  return !/[\da-zа-я]/i.test(text) && cleaned(text) === '';
}
